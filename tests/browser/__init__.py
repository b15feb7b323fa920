"""Tests in a real browser. A package, because the browser lives exactly as long as its tests run."""
