"""The cards of a pack: council, legend cards, discussions; and the effects that only they have."""
