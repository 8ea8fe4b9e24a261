"""What the tests of this folder share."""

import os

from hypothesis import HealthCheck, settings

# One example is a whole match: few of them, and no limit on the time of each.
settings.register_profile(
    "matches",
    max_examples=15,
    deadline=None,
    derandomize="CI" in os.environ,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("matches")
