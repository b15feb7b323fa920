"""How bots use cards: legend cards, intrigue events and equipment."""
