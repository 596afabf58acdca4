import type { Recolouring, Stroke } from '../recipe'
import { valueAt, type RawImage } from './enlarge'

type Three = [number, number, number]

/**
 * Recolours what lies in a range of hue (degrees), light and saturation (0 to 1), so that one source serves several
 * menu items: a beef patty becomes chicken, salami becomes mozzarella. `to` gives the new hue and factors for the rest
 * (`tint` is a saturation itself);
 * `within` limits a stroke to circles [x, y, radius], where colours alone cannot tell salami from cheese; `erased`
 * takes away what it covers.
 */
export function paint(image: RawImage, strokes: Stroke[] = []): RawImage {
  if (strokes.length === 0) return image
  const data = Buffer.from(image.data)
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const colour = toHsl(valueAt(data, at), valueAt(data, at + 1), valueAt(data, at + 2))
    const { stroke, weight } = strongest(strokes, colour, { x: (at / 4) % image.width, y: at / 4 / image.width })
    if (weight === 0) continue
    if (stroke.erased) data[at + 3] = valueAt(data, at + 3) * (1 - weight)
    else blend(data, at, recoloured(colour, stroke.to), weight)
  }
  return { ...image, data }
}

function strongest(strokes: Stroke[], [hue, saturation, light]: Three, place: { x: number; y: number }) {
  let best: { stroke: Stroke; weight: number } = { stroke: {}, weight: 0 }
  for (const stroke of strokes) {
    const weight = belongs(stroke, hue, saturation, light) * covers(stroke.within, place)
    if (weight > best.weight) best = { stroke, weight }
  }
  return best
}

function recoloured([hue, saturation, light]: Three, to: Recolouring = {}) {
  return toRgb(
    to.hue ?? hue,
    to.tint ?? clamp(saturation * (to.sat ?? 1)),
    clamp(light * (to.light ?? 1) + (to.lift ?? 0)),
  )
}

function blend(data: Buffer, at: number, wanted: Three, weight: number) {
  wanted.forEach((value, channel) => {
    data[at + channel] = Math.round(valueAt(data, at + channel) * (1 - weight) + value * weight)
  })
}

function belongs(
  { hue: [from, until] = [0, 360], light: [dark, bright] = [0, 1], sat: [pale, vivid] = [0.12, 1] }: Stroke,
  h: number,
  s: number,
  l: number,
) {
  const shifted = from < 0 && h > 180 ? h - 360 : h
  return inside(shifted, from, until, 5) * inside(l, dark, bright, 0.04) * inside(s, pale, vivid, 0.06)
}

function covers(circles: Stroke['within'], { x, y }: { x: number; y: number }) {
  if (!circles) return 1
  return Math.max(...circles.map(([cx, cy, radius]) => clamp(radius + 0.5 - Math.hypot(x - cx, y - cy))))
}

function inside(value: number, low: number, high: number, feather: number) {
  return clamp(Math.min((value - low) / feather + 1, (high - value) / feather + 1))
}

function toHsl(red: number, green: number, blue: number): Three {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const high = Math.max(r, g, b)
  const spread = high - Math.min(r, g, b)
  const light = high - spread / 2
  if (spread === 0) return [0, 0, light]
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [sector * 60, spread / (1 - Math.abs(2 * light - 1)), light]
}

function toRgb(hue: number, saturation: number, light: number): Three {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + hue / 30 + 12) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

function clamp(value: number) {
  return Math.min(1, Math.max(0, value))
}
