"""Meshes from numpy arrays; a sheet is an array (rows, columns, 3), lengths in units of the set."""
import bpy
import numpy as np

from noise import layered, noise


def _faces(rows, columns, wrap_rows, wrap_columns):
    i, j = np.meshgrid(
        np.arange(rows - (not wrap_rows)), np.arange(columns - (not wrap_columns)), indexing='ij'
    )
    k, l = (i + 1) % rows, (j + 1) % columns
    corners = (i * columns + j, k * columns + j, k * columns + l, i * columns + l)
    return np.stack(corners, -1).reshape(-1, 4).astype(np.int32)


def _paint(mesh, name, values):
    flat = np.ones((len(mesh.vertices), 4), np.float32)
    flat[:, : values.shape[-1]] = values.reshape(-1, values.shape[-1])
    mesh.attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', flat.ravel())


def sheet(points, colours, surfaces, material, wrap_rows=False, wrap_columns=False):
    """An object of the scene made of a sheet and what is painted on it."""
    rows, columns = points.shape[:2]
    faces = _faces(rows, columns, wrap_rows, wrap_columns)
    mesh = bpy.data.meshes.new('sheet')
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set('co', points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set('vertex_index', faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    mesh.update(calc_edges=True)
    mesh.validate()
    _paint(mesh, 'Colour', np.broadcast_to(colours, (rows, columns, 3)))
    _paint(mesh, 'Surface', surfaces)
    mesh.materials.append(material)
    body = bpy.data.objects.new('sheet', mesh)
    bpy.context.scene.collection.objects.link(body)
    return body


def outward(points, wrap_columns=True):
    """Unit normals of a sheet that turns around the vertical."""
    across = np.roll(points, -1, 1) - np.roll(points, 1, 1)
    across = across if wrap_columns else np.gradient(points, axis=1)
    n = np.cross(np.gradient(points, axis=0), across)
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    return n if n[len(n) // 8, :, 2].mean() > 0 else -n


def smooth_line(points, count):
    """A curve through the points (Catmull-Rom), cut into equal steps."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, 40, endpoint=False)[:, None]
    pieces = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:])
    ]
    line = np.vstack(pieces + [p[-2:-1]])
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    steps = np.linspace(0, way[-1], count)
    return np.stack([np.interp(steps, way, line[:, k]) for k in range(p.shape[1])], -1)


def turn(profile, rows, columns):
    """A profile of (radius, height) turned around the vertical; wrap its columns."""
    q = smooth_line(profile, rows)
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    height = np.repeat(q[:, 1:2], columns, 1)
    return np.stack([q[:, :1] * np.cos(t), q[:, :1] * np.sin(t), height], -1)


def slice_of(outline, thickness, rows=40):
    """A flat slice with a round edge: `outline` is (columns, 2) around the origin."""
    s = np.linspace(0, 1, rows)
    top, below, turned = s < 0.6, s >= 0.85, (s - 0.6) / 0.25 * np.pi
    share = np.select([top, below], [s / 0.6 * 0.9, 0.9 * (1 - s) / 0.15], 0.9 + 0.1 * np.sin(turned))
    height = np.select([top, below], [1.0, 0.0], 0.5 + 0.5 * np.cos(turned))
    flat = share[:, None, None] * outline[None]
    return np.concatenate([flat, np.broadcast_to((height * thickness)[:, None, None], flat.shape[:2] + (1,))], -1)


def circle(radius, columns=96, uneven=0.0, seed=0):
    """The outline of a round slice, a little uneven as cut by hand."""
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    c = np.stack([np.cos(t), np.sin(t), 0 * t], -1)
    return c[:, :2] * (radius * (1 + uneven * noise(c, 1.6, seed)))[:, None]


def tube(line, radius, columns=18):
    """A round tube along a line (n, 3); `radius` is a number or one per point. Wrap its columns."""
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, [0.06, 0.03, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :, None]
    r = np.broadcast_to(radius, len(line))[:, None, None]
    return line[:, None] + r * (side[:, None] * np.cos(t) + up[:, None] * np.sin(t))


def lump(radii, lumpy=0.2, seed=0, rows=40, columns=60):
    """An uneven ball with the three radii; wrap its columns."""
    p = turn([(np.sin(a) + 0.001, np.cos(a)) for a in np.linspace(0, np.pi, 14)], rows, columns)
    return p * (1 + lumpy * layered(p, 1.5, 3, seed))[..., None] * np.array(radii)


def share_of_radius(p):
    """How far out on a slice each of its points lies, 0 to 1."""
    r = np.hypot(p[..., 0], p[..., 1])
    return r / (r.max(0, keepdims=True) + 1e-6)
