import sharp from 'sharp'
import type { Hex } from '../oklch'

export interface PlateColours {
  plate: Hex
  food: Hex
}

/** Radii as shares of half the square, each with its colour; null: transparent. */
const rings = [
  { radius: 1, colour: 'plate' },
  { radius: 0.74, colour: null },
  { radius: 0.68, colour: 'plate' },
  { radius: 0.42, colour: 'food' },
] as const

/** For a shop whose name has no letter that can be drawn. */
export async function plate(colours: PlateColours, size: number): Promise<Buffer> {
  const pixels = Buffer.alloc(4 * size * size)
  const half = size / 2
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot(x + 0.5 - half, y + 0.5 - half)
      pixels.set(pixelAt(distance, half, colours), 4 * (y * size + x))
    }
  }
  const raw = { width: size, height: size, channels: 4 } as const
  return sharp(pixels, { raw }).png().toBuffer()
}

function pixelAt(distance: number, half: number, colours: PlateColours): number[] {
  let [red, green, blue, alpha] = [...bytesOf(colours.plate), 0]
  for (const { radius, colour } of rings) {
    const share = Math.min(1, Math.max(0, radius * half - distance + 0.5))
    const [r, g, b] = colour ? bytesOf(colours[colour]) : [red, green, blue]
    const mixed = (from: number, to: number) => from + (to - from) * share
    ;[red, green, blue, alpha] = [mixed(red, r), mixed(green, g), mixed(blue, b), mixed(alpha, colour ? 255 : 0)]
  }
  return [red, green, blue, alpha].map(Math.round)
}

function bytesOf(colour: Hex): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return [red, green, blue]
}
