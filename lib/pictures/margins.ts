import sharp from 'sharp'
import type { DecodedPicture } from './decode-picture'
import type { Crop } from './picture-path'

/** How much JPEG changes a plain white. */
const tolerance = 12
const mostPerSide = 0.25
const leastGain = 0.02
const smallest = { width: 320, height: 240 }
/** A share of its size, around a cut-out object; a photo needs none. */
const air = 0.06
/** JPEG blurs a photo's edge into its frame by so much. */
const blurredPixels = 8

/** The part without plain white, black or transparent margins; null where there are none. */
export async function withoutMargins(picture: DecodedPicture): Promise<Crop | null> {
  const { width, height } = picture.info
  const ground = plainGround(picture)
  if (!ground || Math.min(width, height) < 3) return null
  const found = await boundsOf(picture)
  const x = croppedSpan({ from: found.left, to: found.left + found.width, of: width }, columnsOf(found, ground))
  const y = croppedSpan({ from: found.top, to: found.top + found.height, of: height }, rowsOf(found, ground))
  const isLargeEnough = x.to - x.from >= smallest.width && y.to - y.from >= smallest.height
  const part = {
    left: x.from / width,
    top: y.from / height,
    width: (x.to - x.from) / width,
    height: (y.to - y.from) / height,
  }
  return isLargeEnough && Math.min(part.width, part.height) <= 1 - leastGain ? part : null
}

interface Bounds {
  left: number
  top: number
  width: number
  height: number
}

async function boundsOf({ data, info: { width, height, channels } }: DecodedPicture): Promise<Bounds> {
  const { info } = await sharp(data, { raw: { width, height, channels } })
    .trim({ threshold: tolerance })
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = -(info.trimOffsetTop ?? 0)
  return { left, top, width: info.width, height: info.height }
}

type IsGround = (x: number, y: number) => boolean

/** The corner's colour if it is white, black or transparent: others may be intended. */
function plainGround({ data, info: { width, channels } }: DecodedPicture): IsGround | null {
  const colourOf = (at: number) => [...data.subarray(at, at + Math.min(3, channels))]
  const isClear = (at: number) => channels === 4 && (data[at + 3] ?? 0) <= tolerance
  const corner = colourOf(0)
  const isPlain = corner.every((value) => value >= 255 - tolerance) || corner.every((value) => value <= tolerance)
  if (isClear(0)) return (x, y) => isClear((y * width + x) * channels)
  if (!isPlain) return null
  return (x, y) =>
    colourOf((y * width + x) * channels).every((value, band) => Math.abs(value - (corner[band] ?? 0)) <= tolerance)
}

interface Span {
  from: number
  to: number
  of: number
}

function croppedSpan({ from, to, of }: Span, isFilled: (at: number) => boolean): Span {
  const around = (to - from) * air
  const first = straightEdge((way) => isFilled(from + way))
  const last = straightEdge((way) => isFilled(to - 1 - way))
  const start = from === 0 ? 0 : first === null ? from - around : from + first
  const end = to === of ? of : last === null ? to + around : to - last
  return { from: between(start, 0, of * mostPerSide), to: between(end, of * (1 - mostPerSide), of), of }
}

function straightEdge(isFilledAt: (way: number) => boolean): number | null {
  for (let way = 0; way < blurredPixels; way += 1) if (isFilledAt(way)) return way + 1
  return null
}

function between(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}

function columnsOf({ top, height }: Bounds, isGround: IsGround) {
  return (x: number) => isMostlyFilled(height, (step) => isGround(x, top + step))
}

function rowsOf({ left, width }: Bounds, isGround: IsGround) {
  return (y: number) => isMostlyFilled(width, (step) => isGround(left + step, y))
}

function isMostlyFilled(length: number, isGroundAt: (step: number) => boolean): boolean {
  let filled = 0
  for (let step = 0; step < length; step += 1) if (!isGroundAt(step)) filled += 1
  return filled > length / 2
}
