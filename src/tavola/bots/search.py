"""Search: information-set Monte-Carlo tree search, written once over the verbs.

Each iteration deals anew what the decider cannot know, walks down one tree that all these worlds
share, adds a leaf, plays on at random, and tells the result to all who decided on the way. A branch
is judged by the worlds in which it was available. Everybody is taken to do the best for themselves.

What others choose secretly must not become knowledge: where such a choice is made the tree does not
branch, so whatever comes after it is judged over all of these choices.

Nothing here allocates or waits. A slice of iterations is one call, which releases the GIL.
"""

import math

from tavola.kernel import Record, below, field, record, rule, small_rule
from tavola.kernel.verbs import actors, apply, conceal, legal, returns, scores

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""

EXPLORATION = 0.7
"""How much a branch that was tried little is preferred to one that has done well."""

WIDENING = 2.0
"""How many branches a node has, for the square root of its visits."""

SCORE_SHARE = 0.25
"""How much of a result is how good the points are, and not who has won."""

Node = record(
    action=field("i2", about="the action that leads here"),
    seat=field("i1", about="who takes it"),
    first=field("i4", about="the branch added last, or NONE"),
    next=field("i4", about="the branch of the same node added before this one, or NONE"),
    branches=field("i4", about="how many branches it has"),
    visits=field("i4", about="iterations that came this way"),
    available=field("i4", about="iterations in which the action could be chosen"),
    total=field("f8", about="the results of `seat` in these iterations, together"),
)

Tree = record(
    used=field("i4", about="nodes used"),
    iterations=field("i4", about="iterations done"),
)


@rule
def grow(
    tree: Record,
    nodes: Record,
    states: Record,
    t: Record,
    viewer: int,
    iterations: int,
    horizon: int,
    chance: Record,
    out: Record,
    marks: Record,
    path: Record,
    secret: Record,
    takes_back: Record,
    journal: Record,
    points: Record,
    results: Record,
) -> None:
    """So many iterations more. `states[0]` is what the viewer knows, `states[1]` is played on."""
    for _ in range(iterations):
        states[1] = states[0]
        key = below(chance, 1 << 30) << 30 | below(chance, 1 << 30)
        conceal(states[1], t, viewer, key)
        depth = descend(
            tree, nodes, states[1], t, viewer, chance, out, marks, path, secret, takes_back, journal
        )
        play_on(states[1], t, horizon, chance, out, takes_back, journal)
        judge(states[1], t, points, results)
        for step in range(depth):
            node = nodes[path[step]]
            node.visits += 1
            node.total += results[node.seat]
        tree.iterations += 1


@rule
def descend(
    tree: Record,
    nodes: Record,
    s: Record,
    t: Record,
    viewer: int,
    chance: Record,
    out: Record,
    marks: Record,
    path: Record,
    secret: Record,
    takes_back: Record,
    journal: Record,
) -> int:
    """Walk down the tree and add a leaf; how many nodes the path has below the root."""
    here, depth = ROOT, 0
    nodes[ROOT].visits += 1
    who = actors(s, t)
    while who != 0 and depth < len(path):
        seat, count = next_mover(s, t, who, viewer, out, takes_back)
        if count == 1:
            apply(s, t, seat, out[0], journal)
        elif seat != viewer and secret[out[0]]:
            apply(s, t, seat, out[below(chance, count)], journal)
        else:
            branch, is_new = choose(tree, nodes, here, seat, count, chance, out, marks)
            if branch == NONE:  # there is no room for another node
                return depth
            apply(s, t, seat, nodes[branch].action, journal)
            path[depth] = branch
            depth += 1
            if is_new:
                return depth
            here = branch
        who = actors(s, t)
    return depth


@small_rule
def next_mover(
    s: Record, t: Record, who: int, viewer: int, out: Record, takes_back: Record
) -> tuple[int, int]:
    """Who decides next, the viewer first, and between how many actions, which are in `out`.

    Choices are not taken back: who could do no more is passed over.
    """
    if viewer >= 0 and who >> viewer & 1:
        count = decisions(s, t, viewer, out, takes_back)
        if count > 0:
            return viewer, count
    seat = 0
    while True:
        if who >> seat & 1:
            count = decisions(s, t, seat, out, takes_back)
            if count > 0:
                return seat, count
        seat += 1


@small_rule
def decisions(s: Record, t: Record, seat: int, out: Record, takes_back: Record) -> int:
    count = legal(s, t, seat, out)
    kept = 0
    for place in range(count):
        if not takes_back[out[place]]:
            out[kept] = out[place]
            kept += 1
    return kept


@rule
def choose(
    tree: Record,
    nodes: Record,
    here: int,
    seat: int,
    count: int,
    chance: Record,
    out: Record,
    marks: Record,
) -> tuple[int, bool]:
    """The branch to follow, and whether it is new.

    A node gets branches as it is visited: one that is wide would else never be tried twice.
    """
    for place in range(count):
        marks[out[place]] = 1
    best, best_bound, tried = NONE, -1.0, 0
    branch = nodes[here].first + 0
    while branch != NONE:
        node = nodes[branch]
        if node.seat == seat and marks[node.action] == 1:
            marks[node.action] = 2
            node.available += 1
            tried += 1
            bound = node.total / node.visits + EXPLORATION * math.sqrt(
                math.log(float(node.available)) / node.visits
            )
            if bound > best_bound:
                best, best_bound = branch, bound
        branch = node.next + 0
    wide_enough = tried > 0 and tried >= WIDENING * math.sqrt(float(nodes[here].visits))
    if tried < count and not wide_enough and tree.used < len(nodes):
        best = add_branch(tree, nodes, here, seat, untried(count, tried, chance, out, marks))
        tried = -1
    for place in range(count):
        marks[out[place]] = 0
    return best, tried < 0


@rule
def untried(count: int, tried: int, chance: Record, out: Record, marks: Record) -> int:
    """Any of the actions that have no branch yet."""
    skip = below(chance, count - tried)
    place = 0
    while marks[out[place]] != 1 or skip > 0:
        if marks[out[place]] == 1:
            skip -= 1
        place += 1
    action: int = out[place]
    return action


@small_rule
def add_branch(tree: Record, nodes: Record, here: int, seat: int, action: int) -> int:
    branch: int = tree.used + 0
    tree.used += 1
    node = nodes[branch]
    node.action = action
    node.seat = seat
    node.available = 1
    node.next = nodes[here].first
    nodes[here].first = branch
    nodes[here].branches += 1
    return branch


@rule
def play_on(
    s: Record, t: Record, horizon: int, chance: Record, out: Record, takes_back: Record,
    journal: Record,
) -> None:  # fmt: skip
    """Play at random to the end, or for so many decisions."""
    who = actors(s, t)
    while who != 0 and horizon > 0:
        seat, count = next_mover(s, t, who, -1, out, takes_back)
        apply(s, t, seat, out[below(chance, count)], journal)
        horizon -= 1
        who = actors(s, t)


@rule
def judge(s: Record, t: Record, points: Record, results: Record) -> None:
    """The result of each seat: who has won, and a little of how good the points are."""
    players = len(results)
    scores(s, t, points)
    highest, total = points[0], 0.0
    for seat in range(players):
        highest = max(highest, points[seat])
    if actors(s, t) == 0:
        returns(s, t, results)
    else:
        for seat in range(players):
            results[seat] = 0.0
    # What is behind the best by a tenth of it has less than half as good points.
    scale = max(abs(float(highest)), 10.0) / 10.0
    for seat in range(players):
        total += math.exp((points[seat] - highest) / scale)
    share = SCORE_SHARE if actors(s, t) == 0 else 1.0
    for seat in range(players):
        good = math.exp((points[seat] - highest) / scale) / total
        results[seat] = (1.0 - share) * results[seat] + share * good
