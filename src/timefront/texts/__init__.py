"""Sentences: Fluent catalogues in three languages, what fills them in, and what checks them."""
