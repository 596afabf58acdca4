"""Small things strewn over a surface of points, each standing on it along its normal."""
import numpy as np

from materials import flesh
from paint import mix, rise, surface
from shapes import sheet


def sesame(seed=0):
    u, t = np.linspace(0, np.pi, 16)[:, None], np.linspace(0, 2 * np.pi, 16, endpoint=False)[None]
    r = np.sin(u) * (1 - 0.42 * np.cos(u))
    p = np.stack([0.042 * np.cos(u) + 0 * t, 0.022 * r * np.cos(t), 0.012 * r * np.sin(t)], -1)
    tone = np.random.RandomState(seed).uniform(0, 0.5)
    c = mix('#F9EBC6', '#DDB26A', tone + rise(0.2, 1, np.cos(u)) * 0.5 + 0 * t)
    return p, c, surface(p.shape[:2], 0.38, 0.25, 0.2, 0.5)


def seed_flesh():
    return flesh('seed', (0.1, 0.06, 0.03))


def normals(points):
    """Unit normals of a sheet that wraps its columns, pointing away from the axis."""
    n = np.cross(np.gradient(points, axis=0), np.roll(points, -1, 1) - np.roll(points, 1, 1))
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    away = points - points.reshape(-1, 3).mean(0)
    return n * np.where((n * away).sum(-1, keepdims=True) < 0, -1, 1)


def strew(points, piece, count, gap, material, rng, where=lambda p, n: True, lean=0.25, lift=0.006):
    """`count` pieces at least `gap` apart on the points for which `where` (place, normal) holds."""
    flat, n = points.reshape(-1, 3), normals(points).reshape(-1, 3)
    done = []
    for _ in range(count * 60):
        k = rng.randint(len(flat))
        if where(flat[k], n[k]) and all(np.linalg.norm(flat[k] - d) > gap for d in done):
            done.append(flat[k])
            _stand(piece(seed=len(done)), flat[k] + n[k] * lift, n[k], material, rng, lean)
        if len(done) == count:
            break


def _stand(piece, place, normal, material, rng, lean):
    points, colours, surfaces = piece
    up = normal + rng.normal(size=3) * lean * 0.5
    up /= np.linalg.norm(up)
    side = np.cross(up, rng.normal(size=3))
    side /= np.linalg.norm(side)
    frame = np.stack([side, np.cross(up, side), up])
    sheet(points @ frame * rng.uniform(0.85, 1.15) + place, colours, surfaces, material, wrap_columns=True)
