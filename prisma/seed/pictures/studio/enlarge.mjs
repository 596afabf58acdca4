import sharp from 'sharp'

const SOURCE_WIDTH = 256

/**
 * The sources are 256 px wide; a plain enlargement looks soft where colours meet. After enlarging, every pixel near an
 * edge is fetched from a little further away from that edge ("warp sharpening"), so that the transition narrows while
 * smooth shading stays smooth. Colours are premultiplied meanwhile, or the outline would take in hidden dark pixels.
 */
export async function enlarge(image, factor) {
  const { data, info } = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .resize(Math.round(image.width * factor), Math.round(image.height * factor), { kernel: 'mitchell', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (factor <= 1.05) return { data, width, height }
  const warped = warp({ pixels: premultiply(data), width, height }, factor)
  return { data: unpremultiply(warped), width, height }
}

export async function readSource(name) {
  const file = new URL(`../source/${name}.webp`, import.meta.url).pathname
  const { data, info } = await sharp(decodeURIComponent(file))
    .ensureAlpha()
    .resize(SOURCE_WIDTH, SOURCE_WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function warp(image, factor) {
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

function edgeStrength({ pixels, width, height }) {
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

function sobel(p, at, row) {
  const [up, down] = [at - row, at + row]
  const across = p[up + 4] + 2 * p[at + 4] + p[down + 4] - p[up - 4] - 2 * p[at - 4] - p[down - 4]
  const along = p[down - 4] + 2 * p[down] + p[down + 4] - p[up - 4] - 2 * p[up] - p[up + 4]
  return Math.hypot(across, along)
}

function blur(source, width, height, radius) {
  let current = source
  for (let pass = 0; pass < 2; pass++) {
    current = average(current, { length: width, lines: height, along: 1, across: width, radius })
    current = average(current, { length: height, lines: width, along: width, across: 1, radius })
  }
  return current
}

function average(source, { length, lines, along, across, radius }) {
  const result = new Float32Array(source.length)
  for (let line = 0; line < lines; line++) {
    for (let index = 0; index < length; index++) {
      let sum = 0
      for (let offset = -radius; offset <= radius; offset++) {
        sum += source[line * across + Math.min(Math.max(index + offset, 0), length - 1) * along]
      }
      result[line * across + index * along] = sum / (2 * radius + 1)
    }
  }
  return result
}

function slope(edges, width, height, x, y) {
  if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return [0, 0]
  const at = y * width + x
  return [edges[at + 1] - edges[at - 1], edges[at + width] - edges[at - width]]
}

function sample({ pixels, width, height }, x, y, result, target) {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2)
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2)
  const right = Math.min(Math.max(x - left, 0), 1)
  const bottom = Math.min(Math.max(y - top, 0), 1)
  for (let channel = 0; channel < 4; channel++) {
    const at = (top * width + left) * 4 + channel
    const below = at + width * 4
    const upper = pixels[at] * (1 - right) + pixels[at + 4] * right
    const lower = pixels[below] * (1 - right) + pixels[below + 4] * right
    result[target + channel] = upper * (1 - bottom) + lower * bottom
  }
}

function premultiply(data) {
  return Float32Array.from(data, (value, at) => (at % 4 === 3 ? value : (value * data[at | 3]) / 255))
}

function unpremultiply(pixels) {
  return Buffer.from(
    Uint8ClampedArray.from(pixels, (value, at) => {
      const alpha = pixels[at | 3]
      return at % 4 === 3 ? value : alpha > 0 ? (value * 255) / alpha : 0
    }).buffer,
  )
}
