"""The likely outcome of a battle, and how it is put into words."""
