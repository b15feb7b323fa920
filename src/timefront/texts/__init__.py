"""Sentences: Fluent catalogues in three languages, and the code that fills them in and checks them."""
