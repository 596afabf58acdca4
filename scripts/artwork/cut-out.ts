import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

interface Box extends Size {
  left: number
  top: number
}

/** Alpha; the food's shadow never reaches it. */
const opaque = 224
/** Alpha of the table where it looks empty. */
const residue = 24
/** Red or green at the edge of food, through which the ground shows; a shadow is darker. */
const darkestFood = 90
/** Margin around the food, as a share of the frame's width. */
const air = 0.06
/** Share of the frame over which the shadow fades, so that it does not end with a line. */
const fading = 0.14

export async function cutOut(png: Buffer, frame: Size): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const wanted = framed(foodIn(data, info), frame)
  const left = Math.max(0, wanted.left)
  const top = Math.max(0, wanted.top)
  const rendered = {
    left,
    top,
    width: Math.min(info.width, wanted.left + wanted.width) - left,
    height: Math.min(info.height, wanted.top + wanted.height) - top,
  }
  fadeShadow({ data, ...info }, rendered, fading * wanted.width)
  const part = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(rendered)
    .png()
    .toBuffer()
  const sheet = sharp({ create: { ...sizeOf(wanted), channels: 4, background: '#0000' } })
  const whole = await sheet
    .composite([{ input: part, left: left - wanted.left, top: top - wanted.top }])
    .png()
    .toBuffer()
  return sharp(whole).resize(frame).png().toBuffer()
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}

function foodIn(data: Buffer, { width, height }: Size): Box {
  const bounds = { left: width, top: height, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[4 * pixel + 3] ?? 0) < opaque) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x + 1)
    bounds.bottom = Math.max(bounds.bottom, y + 1)
  }
  const { left, top, right, bottom } = bounds
  if (right <= left) throw new Error('there is nothing on this render')
  return { left, top, width: right - left, height: bottom - top }
}

function fadeShadow({ data, width }: Size & { data: Buffer }, within: Box, reach: number) {
  const [right, bottom] = [within.left + within.width - 1, within.top + within.height - 1]
  for (let y = within.top; y <= bottom; y += 1) {
    for (let x = within.left; x <= right; x += 1) {
      const at = 4 * (y * width + x)
      const alpha = data[at + 3] ?? 0
      if (alpha >= opaque || Math.max(data[at] ?? 0, data[at + 1] ?? 0) > darkestFood) continue
      const distance = Math.min(x - within.left, y - within.top, right - x, bottom - y)
      const share = Math.min(1, distance / reach)
      const shadow = (Math.max(0, alpha - residue) * opaque) / (opaque - residue)
      data[at + 3] = shadow * share * share * (3 - 2 * share)
    }
  }
}

function framed({ left, top, width, height }: Box, frame: Size): Box {
  const room = { width: frame.width * (1 - 2 * air), height: frame.height - 2 * air * frame.width }
  const scale = Math.max(width / room.width, height / room.height)
  const part = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  return {
    ...part,
    left: Math.round(left + (width - part.width) / 2),
    top: Math.round(top + (height - part.height) / 2),
  }
}
