"""The command line: `tavola`, with one module per command."""

from tavola.cli.main import main

__all__ = ["main"]
