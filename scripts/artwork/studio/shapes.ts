import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import type { Stroke, Thing } from '../recipe'
import { enlarge, readSource, type RawImage } from './enlarge'
import { paint } from './paint'

// The sources' reds lean to pink; tomatoes, chillies and paper cups look riper with a red of our own.
const RIPE: Stroke[] = [{ hue: [-48, -1], sat: [0.55, 1], light: [0.2, 0.68], to: { hue: 3, sat: 0.94, light: 0.97 } }]

const SLICE_TIP = { x: 223.6, y: 248 }
const SLICE_RADIUS = 232
const PATTY = { from: 157, until: 202 }

/** One thing of a picture as raw pixels: its source recoloured, rebuilt, enlarged to `size`, mirrored and turned. */
export async function shape(thing: Thing): Promise<RawImage> {
  const image = await build(thing)
  let drawing = toSharp(image)
  if (thing.mirrored) drawing = toSharp(await toRaw(drawing.flop()))
  if (thing.turn) drawing = drawing.rotate(thing.turn, { background: '#0000' })
  return toRaw(drawing)
}

async function build(thing: Thing) {
  const factor = thing.size / 256
  if (thing.of === 'whole-pizza') return wholePizza(thing)
  const source = paint(await ripe(thing), thing.paint)
  return enlarge(thing.double ? await doubled(source) : source, factor)
}

async function ripe({ of: name, unripe }: Thing) {
  const source = await readSource(name)
  return unripe ? source : paint(source, RIPE)
}

/** Slices laid around their tips; `size` is the diameter. Missing slices leave room for one that is being pulled out. */
async function wholePizza({ size, paint: strokes, without = [], gap = 3, juice = '#E9A23A' }: Thing) {
  const factor = size / (2 * (SLICE_RADIUS + gap))
  const slice = await enlarge(paint(await readSource('pizza'), strokes), factor)
  const present = [0, 1, 2, 3, 4, 5].filter((place) => !without.includes(place))
  const layers = await Promise.all(present.map((place) => sliceAt(slice, place * 60, { factor, size, gap })))
  return toRaw(blank(size).composite([{ input: cuts(size, present, juice) }, ...layers]))
}

/** What shows between the slices, instead of the table. */
function cuts(size: number, present: number[], colour: string) {
  const [middle, reach] = [size / 2, size * 0.36]
  const edge = (degrees: number) => {
    const { x, y } = rotate({ x: 0, y: -reach }, degrees)
    return `${middle + x} ${middle + y}`
  }
  const wedges = present.map((place) => `M${middle} ${middle}L${edge(place * 60 - 60)}L${edge(place * 60)}z`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${colour}" d="${wedges.join('')}"/></svg>`,
  )
}

async function sliceAt(
  slice: RawImage,
  turn: number,
  { factor, size, gap }: Record<'factor' | 'size' | 'gap', number>,
): Promise<OverlayOptions> {
  const turned = await toRaw(toSharp(slice).rotate(turn, { background: '#0000' }))
  const middle = { x: SLICE_TIP.x - 128, y: SLICE_TIP.y - 128 }
  const outward = rotate({ x: -0.5 * gap, y: -0.866 * gap }, turn)
  const tip = rotate(middle, turn)
  return {
    input: turned.data,
    raw: { width: turned.width, height: turned.height, channels: 4 },
    left: Math.round(size / 2 + (outward.x - tip.x) * factor - turned.width / 2),
    top: Math.round(size / 2 + (outward.y - tip.y) * factor - turned.height / 2),
  }
}

/** A second patty with its cheese under the first. */
async function doubled(burger: RawImage) {
  const { width, height } = burger
  const extra = PATTY.until - PATTY.from
  const band = (top: number, rows: number) => toSharp(burger).extract({ left: 0, top, width, height: rows })
  const parts = [
    { input: await png(band(PATTY.until - 3, height - PATTY.until + 3)), left: 0, top: PATTY.until - 3 + extra },
    { input: await png(band(PATTY.from, extra)), left: 0, top: PATTY.from + extra },
    { input: await png(band(0, PATTY.until)), left: 0, top: 0 },
  ]
  return toRaw(blank(width, height + extra).composite(parts))
}

function rotate({ x, y }: { x: number; y: number }, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

function blank(width: number, height = width) {
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
}

export function toSharp({ data, width, height }: RawImage) {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function toRaw(drawing: Sharp): Promise<RawImage> {
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function png(drawing: Sharp) {
  return drawing.png().toBuffer()
}
