"""What bots do with cards: legend cards, intrigue events, equipment and discussions."""
