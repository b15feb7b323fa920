"""What bots do with cards: legend cards, intrigue events and equipment."""
