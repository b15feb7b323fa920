"""Tests in a real browser. This is a package so that the browser lives exactly as long as its tests run."""
