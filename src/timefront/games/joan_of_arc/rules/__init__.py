"""The rules, a module for each chapter of the digest or a part of it."""
