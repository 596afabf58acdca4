import sharp, { type OverlayOptions } from 'sharp'

import type { Thing } from '../recipe'
import { valueAt, type RawImage } from './enlarge'
import { shape, toSharp } from './shapes'

export interface Frame {
  width: number
  height: number
  shadow: string
  scale?: number
}

interface Corner {
  left: number
  top: number
}

/**
 * Lays things on a ground, back to front. Each throws a soft shadow on whatever lies behind it; things that stand
 * also darken the table right below them. The light comes from the upper left in every picture.
 */
export async function stage(base: Buffer, things: Thing[], frame: Frame) {
  const layers: OverlayOptions[] = []
  for (const thing of things) layers.push(...(await layersOf(enlarged(thing, frame.scale), frame)))
  return sharp(base).composite(layers)
}

/** Recipes are written for a frame 800 wide, whatever size the picture has in the end. */
function enlarged(thing: Thing, scale = 1): Thing {
  return { ...thing, x: thing.x * scale, y: thing.y * scale, size: Math.round(thing.size * scale) }
}

async function layersOf(thing: Thing, frame: Frame) {
  const image = await shape(thing)
  const left = Math.round(thing.x - image.width / 2)
  const top = Math.round(thing.y - image.height / 2)
  const bounds = visibleBounds(image)
  const layers = [await castShadow(image, { left, top, depth: thing.size / 256 }, frame)]
  if (thing.stands) layers.unshift(contactShadow(bounds, { left, top }, frame))
  return [...layers, ...(await clipped(image, left, top, frame))]
}

async function castShadow(
  image: RawImage,
  { left, top, depth }: Corner & { depth: number },
  { width, height, shadow }: Frame,
) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shadow.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const silhouette = Buffer.from(image.data)
  for (let at = 0; at < silhouette.length; at += 4) {
    silhouette.set([red, green, blue, Math.round(valueAt(silhouette, at + 3) * 0.34)], at)
  }
  const [placed] = await clipped(
    { ...image, data: silhouette },
    left + Math.round(5 * depth),
    top + Math.round(11 * depth),
    { width, height },
  )
  const clear = { r: red, g: green, b: blue, alpha: 0 }
  const sheet = sharp({ create: { width, height, channels: 4, background: clear } })
  const flat = await sheet
    .composite(placed ? [placed] : [])
    .png()
    .toBuffer()
  return {
    input: await sharp(flat)
      .blur(4 + 7 * depth)
      .png()
      .toBuffer(),
    left: 0,
    top: 0,
  }
}

function contactShadow(
  bounds: ReturnType<typeof visibleBounds>,
  { left, top }: Corner,
  { width, height, shadow }: Frame,
) {
  const centre = left + (bounds.left + bounds.right) / 2
  const base = top + bounds.bottom
  const half = (bounds.right - bounds.left) * 0.47
  const drop = half * 0.13
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g">` +
        `<stop offset="0" stop-color="${shadow}" stop-opacity=".62"/><stop offset=".62" stop-color="${shadow}" stop-opacity=".34"/>` +
        `<stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs>` +
        `<ellipse cx="${centre + half * 0.04}" cy="${base - drop * 0.1}" rx="${half * 1.12}" ry="${drop * 1.25}" fill="url(#g)"/></svg>`,
    ),
    left: 0,
    top: 0,
  }
}

function visibleBounds({ data, width, height }: RawImage) {
  const bounds = { left: width, right: 0, top: height, bottom: 0 }
  for (let at = 3; at < data.length; at += 4) {
    if (valueAt(data, at) < 60) continue
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)]
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** Layers may not reach out of the frame, so what would is cut off. */
async function clipped(
  image: RawImage,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
) {
  const from = { x: Math.max(0, -left), y: Math.max(0, -top) }
  const size = {
    x: Math.min(image.width - from.x, width - Math.max(left, 0)),
    y: Math.min(image.height - from.y, height - Math.max(top, 0)),
  }
  if (size.x <= 0 || size.y <= 0) return []
  const part = toSharp(image).extract({ left: from.x, top: from.y, width: size.x, height: size.y })
  return [{ input: await part.png().toBuffer(), left: Math.max(left, 0), top: Math.max(top, 0) }]
}
