"""What goes over the wire, its limits, and why something is denied."""
