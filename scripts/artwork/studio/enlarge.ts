import sharp from 'sharp'

import { inCheckout } from '../../bootstrap/paths.mjs'

/** Four bytes a pixel. */
export interface RawImage {
  data: Buffer
  width: number
  height: number
}

interface Pixels {
  pixels: Float32Array
  width: number
  height: number
}

const SOURCE_WIDTH = 256

/**
 * The sources are 256 px wide; a plain enlargement looks soft where colours meet. After enlarging, every pixel near an
 * edge is fetched from a little further away from that edge ("warp sharpening"), so that the transition narrows while
 * smooth shading stays smooth. Colours are premultiplied meanwhile, or the outline would take in hidden dark pixels.
 */
export async function enlarge(image: RawImage, factor: number): Promise<RawImage> {
  const { data, info } = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .resize(Math.round(image.width * factor), Math.round(image.height * factor), { kernel: 'mitchell', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (factor <= 1.05) return { data, width, height }
  const warped = warp({ pixels: premultiply(data), width, height }, factor)
  return { data: unpremultiply(warped), width, height }
}

export async function readSource(name: string): Promise<RawImage> {
  const { data, info } = await sharp(inCheckout('scripts', 'artwork', 'source', `${name}.webp`))
    .ensureAlpha()
    .resize(SOURCE_WIDTH, SOURCE_WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function warp(image: Pixels, factor: number) {
  const { width, height } = image
  const edges = blur(edgeStrength(image), width, height, Math.max(1, Math.round(factor * 0.8)))
  const result = new Float32Array(image.pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = slope(edges, width, height, x, y)
      const steepness = Math.hypot(dx, dy)
      const step = steepness > 0 ? (Math.min(steepness * 3.2, 1) * factor * 0.85) / steepness : 0
      sample(image, x - dx * step, y - dy * step, result, (y * width + x) * 4)
    }
  }
  return result
}

function edgeStrength({ pixels, width, height }: Pixels) {
  const strength = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 4
      strength[y * width + x] = Math.min(
        Math.max(...[0, 1, 2, 3].map((c) => sobel(pixels, at + c, width * 4))) / 255,
        1,
      )
    }
  }
  return strength
}

function sobel(p: Float32Array, at: number, row: number) {
  const [up, down] = [at - row, at + row]
  const across =
    valueAt(p, up + 4) +
    2 * valueAt(p, at + 4) +
    valueAt(p, down + 4) -
    valueAt(p, up - 4) -
    2 * valueAt(p, at - 4) -
    valueAt(p, down - 4)
  const along =
    valueAt(p, down - 4) +
    2 * valueAt(p, down) +
    valueAt(p, down + 4) -
    valueAt(p, up - 4) -
    2 * valueAt(p, up) -
    valueAt(p, up + 4)
  return Math.hypot(across, along)
}

function blur(source: Float32Array, width: number, height: number, radius: number) {
  let current = source
  for (let pass = 0; pass < 2; pass++) {
    current = average(current, { length: width, lines: height, along: 1, across: width, radius })
    current = average(current, { length: height, lines: width, along: width, across: 1, radius })
  }
  return current
}

function average(
  source: Float32Array,
  { length, lines, along, across, radius }: Record<'length' | 'lines' | 'along' | 'across' | 'radius', number>,
) {
  const result = new Float32Array(source.length)
  for (let line = 0; line < lines; line++) {
    for (let index = 0; index < length; index++) {
      let sum = 0
      for (let offset = -radius; offset <= radius; offset++) {
        sum += valueAt(source, line * across + Math.min(Math.max(index + offset, 0), length - 1) * along)
      }
      result[line * across + index * along] = sum / (2 * radius + 1)
    }
  }
  return result
}

function slope(edges: Float32Array, width: number, height: number, x: number, y: number): [number, number] {
  if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return [0, 0]
  const at = y * width + x
  return [valueAt(edges, at + 1) - valueAt(edges, at - 1), valueAt(edges, at + width) - valueAt(edges, at - width)]
}

function sample({ pixels, width, height }: Pixels, x: number, y: number, result: Float32Array, target: number) {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2)
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2)
  const right = Math.min(Math.max(x - left, 0), 1)
  const bottom = Math.min(Math.max(y - top, 0), 1)
  for (let channel = 0; channel < 4; channel++) {
    const at = (top * width + left) * 4 + channel
    const below = at + width * 4
    const upper = valueAt(pixels, at) * (1 - right) + valueAt(pixels, at + 4) * right
    const lower = valueAt(pixels, below) * (1 - right) + valueAt(pixels, below + 4) * right
    result[target + channel] = upper * (1 - bottom) + lower * bottom
  }
}

function premultiply(data: Buffer) {
  return Float32Array.from(data, (value, at) => (at % 4 === 3 ? value : (value * valueAt(data, at | 3)) / 255))
}

function unpremultiply(pixels: Float32Array) {
  return Buffer.from(
    Uint8ClampedArray.from(pixels, (value, at) => {
      const alpha = valueAt(pixels, at | 3)
      return at % 4 === 3 ? value : alpha > 0 ? (value * 255) / alpha : 0
    }).buffer,
  )
}

export function valueAt(values: Float32Array | Buffer, at: number) {
  return values[at] ?? 0
}
