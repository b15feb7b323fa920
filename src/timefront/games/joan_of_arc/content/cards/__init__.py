"""The cards of a pack: council, legend cards, discussions; what only they do."""
