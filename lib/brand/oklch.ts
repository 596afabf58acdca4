/** `#cf2e1b`, in lower case. */
export type Hex = `#${string}`

export function isHex(value: string): value is Hex {
  return /^#[0-9a-f]{6}$/.test(value)
}

/** Lightness 0 to 1, chroma, and hue in radians: equal steps look equal. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Triple = readonly [number, number, number]

// Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/
const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

export function toOklch(colour: Hex): Oklch {
  const [lightness, a, b] = times(toLab, mapped(times(toCones, linearOf(colour)), Math.cbrt))
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Reduces the chroma where a screen cannot show the colour. */
export function fromOklch(colour: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, colour.lightness))
  let { chroma } = colour
  while (chroma > 0.001 && !isShown(linearAt({ ...colour, lightness, chroma }))) chroma *= 0.97
  const channels = linearAt({ ...colour, lightness, chroma }).map((share) => hexOf(curved(share)))
  return `#${channels.join('')}`
}

/** Shares of light. */
export function linearOf(colour: Hex): Triple {
  return mapped([1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Triple, (share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
}

function linearAt({ lightness, chroma, hue }: Oklch): Triple {
  const cones = times(fromLab, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return times(
    fromCones,
    mapped(cones, (root) => root ** 3),
  )
}

function isShown(shares: Triple): boolean {
  return shares.every((share) => share >= -0.0005 && share <= 1.0005)
}

function curved(share: number): number {
  return share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055
}

function hexOf(share: number): string {
  const byte = Math.round(255 * Math.min(1, Math.max(0, share)))
  return byte.toString(16).padStart(2, '0')
}

function times(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple
}

function mapped([x, y, z]: Triple, change: (part: number) => number): Triple {
  return [change(x), change(y), change(z)]
}

/** WCAG 2.2: 4.5 for text, 3 for large text and controls. */
export const textContrast = 4.5
export const controlContrast = 3

export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

interface Wanted {
  on: readonly Hex[]
  atLeast: number
}

export function hasContrast(colour: Hex, { on, atLeast }: Wanted): boolean {
  return on.every((ground) => contrast(colour, ground) >= atLeast)
}

export function withContrast(colour: Hex, direction: 'darker' | 'lighter', wanted: Wanted): Hex {
  const { lightness, ...rest } = toOklch(colour)
  const step = direction === 'darker' ? -0.005 : 0.005
  let found = colour
  for (let at = lightness; at > 0 && at < 1 && !hasContrast(found, wanted); at += step)
    found = fromOklch({ ...rest, lightness: at })
  return hasContrast(found, wanted) ? found : direction === 'darker' ? '#000000' : '#ffffff'
}

function luminance(colour: Hex): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
