"""Benchmarks of whole programs. `tavola bench` measures the rules."""
