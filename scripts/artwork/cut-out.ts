import sharp from 'sharp'

interface Size {
  width: number
  height: number
}

interface Box extends Size {
  left: number
  top: number
}

/** Half covered: food, and no longer its shadow. */
const halfOpaque = 128
/** Around the food, as a share of its longer side. */
const air = 0.04
/** Over which share of a render its shadow fades, so that it does not end with a line. */
const fade = 0.06

/** The food of a transparent render, filling the frame, with its shadow as far as it was rendered. */
export async function cutOut(png: Buffer, frame: Size): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const food = foodIn(data, info)
  fadeShadow(data, info)
  const { left, top, width, height } = framed(food, frame)
  const outside = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + width - info.width),
    bottom: Math.max(0, top + height - info.height),
  }
  const wide = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extend({ ...outside, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const part = { left: left + outside.left, top: top + outside.top, width, height }
  return sharp(wide).extract(part).resize(frame).png().toBuffer()
}

function foodIn(data: Buffer, { width, height }: Size): Box {
  const bounds = { left: width, top: height, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[4 * pixel + 3] ?? 0) < halfOpaque) continue
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

function fadeShadow(data: Buffer, { width, height }: Size) {
  const reach = fade * width
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = 4 * pixel + 3
    const alpha = data[at] ?? 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const distance = Math.min(x, y, width - 1 - x, height - 1 - y)
    if (alpha < halfOpaque && distance < reach) data[at] = (alpha * distance) / reach
  }
}

/** The smallest part of the frame's ratio around the food, which lies in its middle. */
function framed({ left, top, width, height }: Box, frame: Size): Box {
  const room = 1 + 2 * air
  const scale = Math.max((width * room) / frame.width, (height * room) / frame.height)
  const part = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) }
  return {
    ...part,
    left: Math.round(left + (width - part.width) / 2),
    top: Math.round(top + (height - part.height) / 2),
  }
}
