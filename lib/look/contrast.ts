import { fromOklch, linearOf, toOklch, type Hex } from './oklch'

/** Of WCAG 2.2: text, and what is large or shows where a control is. */
export const textContrast = 4.5
export const controlContrast = 3

/** 1 to 21, as WCAG defines it. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export interface Wanted {
  on: readonly Hex[]
  atLeast: number
}

export function stands(colour: Hex, { on, atLeast }: Wanted): boolean {
  return on.every((ground) => contrast(colour, ground) >= atLeast)
}

/** The colour itself where it has the contrast, else the nearest darker or lighter one of the same hue that has it. */
export function shifted(colour: Hex, direction: 'darker' | 'lighter', wanted: Wanted): Hex {
  const { lightness, ...rest } = toOklch(colour)
  const step = direction === 'darker' ? -0.005 : 0.005
  let found = colour
  for (let at = lightness; at > 0 && at < 1 && !stands(found, wanted); at += step)
    found = fromOklch({ ...rest, lightness: at })
  return stands(found, wanted) ? found : direction === 'darker' ? '#000000' : '#ffffff'
}

function luminance(colour: Hex): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
