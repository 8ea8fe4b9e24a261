"""Search: information-set Monte-Carlo tree search, written once over the verbs.

Each iteration deals anew what the decider cannot know, walks down one tree that all these worlds
share, adds a leaf, plays on by the game's policy, and tells the result to all who decided on the
way. A branch is judged by the worlds in which it was available. Everybody is taken to do the best
for themselves.

What others choose secretly must not become knowledge: where such a choice is made the tree does not
branch, so whatever comes after it is judged over all of these choices.

Nothing here allocates or waits. A slice of iterations is one call, which releases the GIL. Of
functions that are not exact only the square root is used, which every processor rounds alike, so
that the same search gives the same result everywhere.
"""

import math

from tavola.kernel import Record, below, field, record, rule, small_rule
from tavola.kernel.verbs import actors, apply, conceal, evaluation, policy, returns, scores
from tavola.playouts import awaited, decisions_of

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""

Node = record(
    action=field("i2", about="the action that leads here"),
    seat=field("i1", about="who takes it"),
    first=field("i4", about="the branch added last, or NONE"),
    next=field("i4", about="the branch of the same node added before this one, or NONE"),
    visits=field("i4", about="iterations that came this way"),
    available=field("i4", about="iterations in which the action could be chosen"),
    total=field("f8", about="the results of `seat` in these iterations, together"),
)

Tree = record(
    used=field("i4", about="nodes used"),
    iterations=field("i4", about="iterations done"),
)

Habits = record(
    exploration=field("f8", about="how much a branch that was tried little is preferred"),
    caution=field("f8", about="how much worse an untried branch is taken to be than its siblings"),
    lead_share=field("f8", about="how much of a result is the lead in points, and not who has won"),
    spread=field("f8", about="the lead in points that is half as good as can be"),
    horizon=field("i4", about="decisions after which a position is judged and not played on"),
    prior=field("i1", about="1 when the policy says which branches are likely; else all alike"),
    guided=field("i1", about="1 when the policy plays on; else all actions are as likely"),
)
"""How a search is done. Nothing of it changes while it is done."""


@rule
def grow(
    tree: Record,
    nodes: Record,
    habits: Record,
    states: Record,
    t: Record,
    viewer: int,
    iterations: int,
    chance: Record,
    out: Record,
    weights: Record,
    places: Record,
    path: Record,
    secret: Record,
    takes_back: Record,
    journal: Record,
    points: Record,
    results: Record,
) -> None:
    """So many iterations more. `states[0]` is what the viewer knows, `states[1]` is played on."""
    s = states[1]
    for _ in range(iterations):
        states[1] = states[0]
        key = below(chance, 1 << 30) << 30 | below(chance, 1 << 30)
        conceal(s, t, viewer, key)
        depth = descend(
            tree, nodes, habits, s, t, viewer, chance, out, weights, places, path, secret,
            takes_back, journal,
        )  # fmt: skip
        play_on(s, t, habits, chance, out, weights, takes_back, journal)
        judge(s, t, habits, points, results)
        for step in range(depth):
            node = nodes[path[step]]
            node.visits += 1
            node.total += results[node.seat]
        tree.iterations += 1


@rule
def descend(
    tree: Record,
    nodes: Record,
    habits: Record,
    s: Record,
    t: Record,
    viewer: int,
    chance: Record,
    out: Record,
    weights: Record,
    places: Record,
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
            action = any_action(s, t, habits, seat, count, chance, out, weights)
            apply(s, t, seat, action, journal)
        else:
            weigh(s, t, habits, seat, count, out, weights)
            branch, is_new = choose(
                tree, nodes, habits, here, seat, count, chance, out, weights, places
            )
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
    if who >> viewer & 1:
        count = decisions_of(s, t, viewer, out, takes_back)
        if count > 0:
            return viewer, count
    return awaited(s, t, who, out, takes_back)


# --- Choosing a branch ---------------------------------------------------------------------------


@small_rule
def weigh(
    s: Record, t: Record, habits: Record, seat: int, count: int, out: Record, weights: Record
) -> None:
    """How likely each action is, by the game's policy."""
    if habits.prior:
        policy(s, t, seat, out, count, weights)
    else:
        for place in range(count):
            weights[place] = 1


@rule
def choose(
    tree: Record,
    nodes: Record,
    habits: Record,
    here: int,
    seat: int,
    count: int,
    chance: Record,
    out: Record,
    weights: Record,
    places: Record,
) -> tuple[int, bool]:
    """The branch to follow, and whether it is new.

    What has done well is followed, and what was tried seldom for how likely it is. An action
    without a branch is taken to do a little worse than those that have one, and only the likeliest
    of them comes into question: so a node widens step by step.
    """
    total = 0
    for place in range(count):
        places[out[place]] = place + 1
        total += weights[place]
    boldness = habits.exploration / total
    best, best_bound = NONE, -1.0
    tried, visits, results = 0, 0, 0.0
    branch = nodes[here].first + 0
    while branch != NONE:
        node = nodes[branch]
        if node.seat == seat and places[node.action] > 0:
            place = places[node.action] - 1
            places[node.action] = 0 - places[node.action]
            node.available += 1
            tried += 1
            visits += node.visits
            results += node.total
            bound = node.total / node.visits + boldness * weights[place] * math.sqrt(
                float(node.available)
            ) / (1 + node.visits)
            if bound > best_bound:
                best, best_bound = branch, bound
        branch = node.next + 0
    is_new = False
    if tried < count and tree.used < len(nodes):
        likeliest = likeliest_untried(count, chance, out, weights, places)
        expected = results / visits - habits.caution if visits > 0 else 0.5
        bound = expected + boldness * weights[likeliest] * math.sqrt(float(nodes[here].visits))
        if bound > best_bound:
            best = add_branch(tree, nodes, here, seat, out[likeliest])
            is_new = True
    for place in range(count):
        places[out[place]] = 0
    return best, is_new


@rule
def likeliest_untried(
    count: int, chance: Record, out: Record, weights: Record, places: Record
) -> int:
    """The place of the likeliest action that has no branch yet; any of them if they are alike."""
    best, alike = -1, 0
    for place in range(count):
        if places[out[place]] > 0:
            if best < 0 or weights[place] > weights[best]:
                best, alike = place, 1
            elif weights[place] == weights[best]:
                alike += 1
                if below(chance, alike) == 0:
                    best = place
    return best


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
    return branch


# --- Playing on ----------------------------------------------------------------------------------


@rule
def play_on(
    s: Record, t: Record, habits: Record, chance: Record, out: Record, weights: Record,
    takes_back: Record, journal: Record,
) -> None:  # fmt: skip
    """Play by the policy to the end, or up to the horizon."""
    left = habits.horizon + 0
    who = actors(s, t)
    while who != 0 and left > 0:
        seat, count = awaited(s, t, who, out, takes_back)
        apply(s, t, seat, any_action(s, t, habits, seat, count, chance, out, weights), journal)
        left -= 1
        who = actors(s, t)


@small_rule
def any_action(
    s: Record, t: Record, habits: Record, seat: int, count: int, chance: Record, out: Record,
    weights: Record,
) -> int:  # fmt: skip
    """One of the actions in `out`, each as likely as the policy says."""
    if habits.guided == 0 or count == 1:
        action: int = out[below(chance, count)]
        return action
    policy(s, t, seat, out, count, weights)
    total = 0
    for place in range(count):
        total += weights[place]
    drawn = below(chance, total)
    place = 0
    while drawn >= weights[place]:
        drawn -= weights[place]
        place += 1
    chosen: int = out[place]
    return chosen


# --- Judging -------------------------------------------------------------------------------------


@rule
def judge(s: Record, t: Record, habits: Record, points: Record, results: Record) -> None:
    """The result of each seat: who has won, and how far in points it lies before the best other.

    Before the end, the points that the game's evaluation expects.
    """
    players = len(results)
    over = actors(s, t) == 0
    share = habits.lead_share if over else 1.0
    if over:
        scores(s, t, points)
        returns(s, t, results)
    else:
        evaluation(s, t, points)
    for seat in range(players):
        lead = lead_of(points, seat, players) / habits.spread
        good = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        results[seat] = (1.0 - share) * results[seat] + share * good


@small_rule
def lead_of(points: Record, seat: int, players: int) -> float:
    """How far a seat lies before the best of the others."""
    best = -1e9
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return float(points[seat] - best)
