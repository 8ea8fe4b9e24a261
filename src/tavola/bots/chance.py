"""The bot that plays any legal action."""

import hashlib
import time
from typing import TYPE_CHECKING

from tavola.bots.decision import Decision

if TYPE_CHECKING:
    from tavola.match import Information


class RandomBot:
    """Plays one of its legal actions, each as likely as any other, and takes no choice back."""

    level = "random"

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)

    def decide(self, information: "Information") -> Decision:
        began = time.perf_counter()
        actions = information.decisions()
        known = hashlib.sha256(self.seed.encode() + b"\0" + information.tobytes()).digest()
        action = actions[int.from_bytes(known) % len(actions)]
        return Decision(action, [], 0, time.perf_counter() - began)

    def cancel(self) -> None:
        """Nothing to cancel: a decision takes no time."""
