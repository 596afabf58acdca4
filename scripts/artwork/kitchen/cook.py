"""Makes pictures: blender -b -P cook.py -- <dish> ... [size=960] [samples=16] [out=folder]"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy
import numpy as np

from denoise import denoised
from develop import cut_out, on_backdrop
from recipes import RECIPES
from studio import camera, empty_set, passes


def save(values, path):
    """Screen colours (rows from the top) as PNG."""
    rows, columns, channels = values.shape
    flat = np.ones((rows, columns, 4), np.float32)
    flat[..., :channels] = values[::-1]
    image = bpy.data.images.new('picture', columns, rows, alpha=channels == 4)
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()


def cook(slug, width, samples, folder):
    category, lay = RECIPES[slug]
    start = time.time()
    empty_set(category.backdrop)
    lay()
    camera(*category.camera)
    laid = time.time()
    found = passes(width, width * 3 // 4, samples)
    shot = time.time()
    picture = denoised(found)
    if 'raw' in sys.argv:
        np.savez(f'{folder}/{slug}.npz', **found)
    save(on_backdrop(picture, category.backdrop, category.exposure), f'{folder}/{slug}.png')
    if 'cutout' in sys.argv:
        save(cut_out(picture, category.exposure), f'{folder}/{slug}-cutout.png')
    clean = time.time()
    print(f'{slug}: laid {laid - start:.0f} s, shot {shot - laid:.0f} s, cleaned {clean - shot:.0f} s', flush=True)


words = sys.argv[sys.argv.index('--') + 1 :]
options = dict(w.split('=') for w in words if '=' in w)
for dish in words:
    if dish in RECIPES:
        cook(dish, int(options.get('size', 960)), int(options.get('samples', 16)), options.get('out', '.'))
