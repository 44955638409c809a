"""Learning on a GPU: PPO by self-play, games and network in the same memory; then how well it plays, beside our bots.

On a machine with a GPU, CuPy and PyTorch, with the kits of `benchmarks/device.py --prepare FOLDER`:
    python3 benchmarks/device_ppo.py --learn FOLDER --game GAME --seconds 120 --out curve.npz
Anywhere:
    python -m benchmarks.device_ppo --judge curve.npz --against hard --games 2000

The network sees what a seat sees and says how likely each action is and what share of the win each seat will have, counted
from itself. One gradient step for each decision (PPO, one epoch); advantages are those of the seat that moved, over all moves
that follow (GAE), others' included.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

ROWS, STEPS, CHUNKS = 1 << 17, 16, 16
WIDTH, RATE, CLIP, LAMBDA, CURIOSITY = 256, 1e-3, 0.2, 0.95, 0.01
MARKS = (5, 10, 20, 40, 80, 160, 320)  # seconds after which the network is kept


def learn(folder: Path, game: str, seconds: float, out: Path) -> None:
    import torch
    from torch import nn

    from benchmarks.device import device_module

    device = device_module()
    kit = device.Kit.load(folder / f"{game}.kit.json")
    games = device.Gpu(kit).tables(ROWS)
    keys = np.random.default_rng(1).integers(0, 2**63, (ROWS, 2), np.uint64)
    seen = games.reset(keys)
    size, actions, players = kit.size, kit.actions, kit.players
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True

    def taken(array: Any) -> Any:
        return torch.from_dlpack(array)

    body = nn.Sequential(
        nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
    ).cuda()
    policy, value = nn.Linear(WIDTH, actions).cuda(), nn.Linear(WIDTH, players).cuda()
    nn.init.zeros_(policy.weight)
    weights = [*body.parameters(), *policy.parameters(), *value.parameters()]
    optimizer = torch.optim.Adam(weights, lr=RATE, eps=1e-5, fused=True)
    for _ in range(200):  # games of all ages
        seen, *_ = games.step(games.random_actions())
    scale = 1 / taken(seen["observation"]).abs().amax(0).clamp(min=1).float()

    def heads(looks: Any) -> tuple[Any, Any]:
        with torch.autocast("cuda", torch.bfloat16):
            hidden = body(looks.to(torch.bfloat16) * scale.to(torch.bfloat16))
            return policy(hidden), value(hidden)

    def loss_of(
        looks: Any, legal: Any, chosen: Any, old: Any, better: Any, ends: Any, curious: Any
    ) -> Any:
        logits, shares = heads(looks)
        logs = logits.float().masked_fill(legal == 0, -1e9).log_softmax(-1)
        ratio = (logs.gather(-1, chosen[:, None])[:, 0] - old).exp()
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        spread = -(logs.exp() * logs.masked_fill(legal == 0, 0)).sum(-1).mean()
        misses = -(ends * shares.float().log_softmax(-1)).sum(-1).mean()
        return misses * 0.5 - gain - curious * spread

    loss_of = torch.compile(loss_of)
    seats = torch.arange(players, device="cuda")
    room: dict[str, Any] = {"device": "cuda"}
    looks = torch.empty((STEPS, size, ROWS), dtype=torch.int8, **room)
    legal = torch.empty((STEPS, actions, ROWS), dtype=torch.int8, **room)
    chosen = torch.empty((STEPS, ROWS), dtype=torch.int64, **room)
    old = torch.empty((STEPS, ROWS), **room)
    known = torch.empty((STEPS + 1, ROWS, players), **room)
    who = torch.empty((STEPS + 1, ROWS), dtype=torch.int64, **room)
    over = torch.empty((STEPS, ROWS), dtype=torch.bool, **room)
    won = torch.empty((STEPS, ROWS, players), **room)

    def act(view: Any, allowed: Any, turn: Any) -> tuple[Any, Any, Any]:
        logits, shares = heads(view)
        logs = logits.float().masked_fill(allowed == 0, -1e9).log_softmax(-1)
        whims = -torch.empty_like(logs).exponential_().log()
        best = (logs + whims).argmax(-1)
        ahead = shares.float().softmax(-1)
        of_seats = ahead.gather(-1, (seats[None] - turn[:, None]) % players)
        return best, logs.gather(-1, best[:, None])[:, 0], of_seats

    act = torch.compile(act)
    kept: dict[str, Any] = {"scale": scale.cpu().numpy(), "game": game, "players": players}
    marks, curve = list(MARKS), []
    began, decisions, rounds = None, 0, 0
    while True:
        with torch.no_grad():
            for step in range(STEPS + 1):
                view, allowed = taken(games._seen), taken(games._legal)
                who[step] = taken(games._turns)
                best, logs, known[step] = act(view.T, allowed.T, who[step])
                if step == STEPS:
                    break
                looks[step], legal[step], chosen[step], old[step] = view, allowed, best, logs
                torch.cuda.current_stream().synchronize()
                _, _, ended, infos = games.step(best)
                over[step], won[step] = taken(ended), taken(infos["shares"]).float()
            better = torch.empty((STEPS, ROWS, players), **room)
            later = torch.zeros((ROWS, players), **room)
            for step in reversed(range(STEPS)):
                done = over[step][:, None]
                after = torch.where(done, won[step], known[step + 1])
                later = after - known[step] + LAMBDA * later.masked_fill(done, 0)
                better[step] = later
            ends = (known[:-1] + better).clamp(0, 1)
            ends = ends.gather(-1, (seats + who[:-1, :, None]) % players)
            ends = ends / ends.sum(-1, keepdim=True).clamp(min=1e-6)
            own = better.gather(-1, who[:-1, :, None])[..., 0]
        left = 1.0 if began is None else max(0.05, 1 - (time.perf_counter() - began) / seconds)
        for group in optimizer.param_groups:
            group["lr"] = RATE * left
        width = ROWS // CHUNKS
        for chunk in torch.randperm(CHUNKS).tolist():
            part = slice(chunk * width, (chunk + 1) * width)
            mine = own[:, part].reshape(-1)
            loss = loss_of(
                looks[:, :, part].permute(0, 2, 1).reshape(-1, size),
                legal[:, :, part].permute(0, 2, 1).reshape(-1, actions),
                chosen[:, part].reshape(-1), old[:, part].reshape(-1),
                (mine - mine.mean()) / (mine.std() + 1e-8),
                ends[:, part].reshape(-1, players), torch.tensor(CURIOSITY * left, device="cuda"),
            )  # fmt: skip
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 0.5, foreach=True)
            optimizer.step()
        rounds += 1
        if rounds == 3:  # all is compiled
            torch.cuda.synchronize()
            began, decisions = time.perf_counter(), 0
        decisions += ROWS * STEPS
        if began is None:
            continue
        if rounds % 20 == 0:
            torch.cuda.synchronize()
        passed = time.perf_counter() - began
        if (marks and passed >= marks[0]) or passed >= seconds:
            torch.cuda.synchronize()
            passed = time.perf_counter() - began
            mark = marks.pop(0) if marks and passed >= marks[0] else seconds
            layers = [body[0], body[2], policy, value]
            for number, layer in enumerate(layers):
                kept[f"{mark:g}/w{number}"] = layer.weight.detach().half().cpu().numpy()
                kept[f"{mark:g}/b{number}"] = layer.bias.detach().half().cpu().numpy()
            curve.append((mark, passed, decisions))
            print(
                f"{game}: {passed:.0f} s, {decisions / 1e6:,.0f} million decisions learnt from, "
                f"{decisions / passed / 1e6:.1f} million/s, loss {float(loss):.4f}",
                flush=True,
            )
            if passed >= seconds:
                break
    kept["curve"] = np.array(curve)
    np.savez_compressed(out, **kept)


def judge(file: Path, against: str, games: int) -> None:
    """One seat plays what was learnt, the others are bots; the seat goes round."""
    import lifetable
    from lifetable.arena.match import play
    from lifetable.arena.statistics import wilson

    kept = np.load(file)
    setup = lifetable.game(str(kept["game"]), players=int(kept["players"]))
    for mark, _, decisions in kept["curve"]:
        learnt = player(setup, kept, f"{mark:g}")
        won = 0.0
        for number in range(games):
            seat = number % setup.players
            others: list[Any] = [against] * setup.players
            others[seat] = learnt
            won += play(setup, others, f"learnt/{number}", record=False).shares[seat]
        share = wilson(won, games)
        print(
            f"{setup.game.info.name}, after {mark:g} s ({decisions / 1e6:,.0f} million decisions): "
            f"{won / games:.1%} ({share.low:.1%} ... {share.high:.1%}) against {setup.players - 1} {against}, "
            f"{games} games",
            flush=True,
        )


def player(setup: Any, kept: Any, mark: str) -> Any:
    """What was learnt, as the arena takes players: it sees what its seat sees, and does what it likes best."""
    from lifetable.envs.observation import Lens

    lens = Lens(setup)
    layers = [
        (kept[f"{mark}/w{n}"].astype(np.float32), kept[f"{mark}/b{n}"].astype(np.float32))
        for n in range(3)
    ]
    scale = kept["scale"].astype(np.float32)

    def choose(view: Any, legal: Any, rng: Any, budget: float) -> str:
        states = np.array([setup.game.restore(view, setup.box)], setup.game.dtype)
        seen = lens.look(states, int(states["turn"][0]))
        x = seen["observation"] * scale
        for weight, bias in layers[:-1]:
            x = np.maximum(weight @ x + bias, 0)
        weight, bias = layers[-1]
        liked = np.where(seen["action_mask"] == 1, weight @ x + bias, -np.inf)
        return str(setup.game.text(lens.move(states, int(liked.argmax()))))

    return choose


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--learn", type=Path)
    parser.add_argument("--game", help="which kit to learn")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, default=Path("curve.npz"))
    parser.add_argument("--judge", type=Path)
    parser.add_argument("--against", default="hard")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    if asked.learn:
        learn(asked.learn, asked.game, asked.seconds, asked.out)
    else:
        judge(asked.judge, asked.against, asked.games)
