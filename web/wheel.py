"""The wheel's build hook: the wheel contains the built web client."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "editable":
            return  # in a source tree `make web` builds, when something has changed
        spec = importlib.util.spec_from_file_location(
            "web_build", Path(self.root, "web", "build.py")
        )
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build()
