"""Fair dealing: the secret that was promised, the numbers of the players, and `tavola verify`."""

import hashlib
import hmac
import pathlib
import random
import re

import pytest

from tavola import BadMatch
from tavola.cli import main
from tavola.fairness import commitment_to, new_secret, seed_of, verify
from tests.server.running import Guest


@pytest.fixture
def finished(anna: Guest, bernd: Guest) -> str:
    """The text of a match that Anna and Bernd played."""
    wish = {"game": "great-wall", "players": 2, "public": True, "number": "a1"}
    made = anna.post("/api/tables", wish)
    table = made["id"]
    promised = made["fairness"]["commitment"]
    assert made["fairness"] == {"commitment": promised, "secret": None, "numbers": None}
    started = bernd.post(f"/api/tables/{table}/sit", {"number": "b2"})
    assert started["fairness"] == made["fairness"]
    choice = random.Random(1)
    while anna.get(f"/api/tables/{table}")["status"] != "over":
        for guest in (anna, bernd):
            view = guest.get(f"/api/tables/{table}/view")["view"]
            if view["choices"]:
                action = choice.choice(view["choices"])["action"]
                move = {"number": view["number"], "action": action}
                guest.post(f"/api/tables/{table}/play", move)
    fairness = bernd.get(f"/api/tables/{table}")["fairness"]
    assert fairness["commitment"] == promised
    assert hashlib.sha256(fairness["secret"].encode()).hexdigest() == promised
    assert fairness["numbers"] == ["a1", "b2"]
    text: str = anna.get(f"/api/tables/{table}/text")
    seed = hmac.new(fairness["secret"].encode(), b"a1,b2", "sha256").hexdigest()
    assert f'[Seed "{seed}"]' in text
    return text


def test_a_finished_match_can_be_verified(
    finished: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(finished).over
    file = tmp_path / "match.txt"
    file.write_text(finished)
    main(["verify", str(file), "--language", "en"])
    assert "Everything agrees: Great Wall of China" in capsys.readouterr().out.replace("\n", " ")

    def changed(header: str, value: str) -> str:
        found, count = re.subn(rf'\[{header} "[^"]*"\]', f'[{header} "{value}"]', finished)
        assert count == 1
        return found

    for text, why in (
        (changed("Secret", new_secret()), "not the one that was promised"),
        (changed("Commitment", commitment_to("x")), "not the one that was promised"),
        (changed("Numbers", "a1,b3"), "from the secret and the players"),
        (changed("Seed", "7"), "from the secret and the players"),
        (changed("Check", "?"), "check does not agree"),
        (changed("Result", "1 2"), "but the match ends with"),
        (finished.replace("[Secret", "[Hidden"), "was not dealt by a server"),
    ):
        with pytest.raises(BadMatch, match=why):
            verify(text)
    file.write_text(changed("Numbers", "b2,a1"))
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(file)])
    assert ended.value.code == 2


def test_the_seed_depends_on_the_secret_and_on_every_number_and_its_seat() -> None:
    secret = new_secret()
    seeds = {
        seed_of(secret, numbers)
        for numbers in (["", ""], ["1", ""], ["", "1"], ["1", "1"], ["11", ""], ["1", "", ""])
    }
    seeds.add(seed_of(new_secret(), ["1", "1"]))
    assert len(seeds) == 7
