import type { Form, Tone } from './studio/grounds'

type Range = [from: number, until: number]

/** The new hue in degrees, and factors for the rest; `tint` is a saturation itself. */
export interface Recolouring {
  hue?: number
  sat?: number
  light?: number
  lift?: number
  tint?: number
}

export interface Stroke {
  hue?: Range
  light?: Range
  sat?: Range
  within?: [x: number, y: number, radius: number][]
  erased?: boolean
  to?: Recolouring
}

/** Where a thing lies in a frame 800 × 600, and what is done to its source before. */
export interface Thing {
  of: string
  x: number
  y: number
  size: number
  turn?: number
  mirrored?: boolean
  stands?: boolean
  unripe?: boolean
  double?: boolean
  paint?: Stroke[]
  without?: number[]
  gap?: number
  juice?: string
}

export interface Recipe {
  tone: Tone
  form?: Form
  inverted?: boolean
  strength?: number
  things: Thing[]
}
