import { contrast, controlContrast, shifted, stands, textContrast } from './contrast'
import { fromOklch, toOklch, type Hex } from './oklch'

/** The owner's two colours: of buttons and links, and of the grounds that dark words stand on. */
export interface BrandColours {
  accent: Hex
  second: Hex
}

/** The custom properties of app/globals.css that follow the brand. */
export interface BrandTokens {
  /** Ground of a button, and what is chosen. */
  accent: Hex
  /** The same under the pointer. */
  'accent-strong': Hex
  'on-accent': Hex
  /** Words on paper and cards. */
  'accent-ink': Hex
  /** Words on the night of splash, footer and admin area. */
  'accent-on-night': Hex
  second: Hex
  'second-on-night': Hex
  'poster-1': Hex
  'poster-2': Hex
  'poster-3': Hex
}

export type Scheme = 'light' | 'dark'

/** The same as in app/globals.css; a test compares them. */
export const grounds = {
  light: { paper: '#faf6ef', card: '#ffffff' },
  dark: { paper: '#16110f', card: '#211a17' },
  night: ['#1b1613', '#2b221e', '#2a1b24'],
} as const
export const posterInk: Hex = '#1b1613'
const white: Hex = '#ffffff'
const posterContrast = 7
/** Coloured letters on a dark ground need more than the least. */
const nightContrast = 5.5

/** What is wrong with the colours as they were chosen; what can be repaired without being another colour is not. */
export function colourProblems(colours: BrandColours): Partial<Record<keyof BrandColours, ColourProblem>> {
  return {
    ...(!stands(colours.accent, onLightPages) && { accent: 'accent_too_light' }),
    ...(!stands(colours.second, underDarkWords) && { second: 'second_too_dark' }),
  }
}

export type ColourProblem = 'accent_too_light' | 'second_too_dark'

/** The nearest colours that can be taken. */
export function nearestColours({ accent, second }: BrandColours): BrandColours {
  return { accent: shifted(accent, 'darker', onLightPages), second: shifted(second, 'lighter', underDarkWords) }
}

const onLightPages = { on: Object.values(grounds.light), atLeast: controlContrast }
const underDarkWords = { on: [posterInk], atLeast: textContrast }

/** Every colour of the pages that follows from the two, with the contrast that its use asks for. */
export function paletteOf(colours: BrandColours): Record<Scheme, BrandTokens> {
  return { light: tokens(colours, 'light'), dark: tokens(colours, 'dark') }
}

function tokens({ accent, second }: BrandColours, scheme: Scheme): BrandTokens {
  const on = Object.values(grounds[scheme])
  const away = scheme === 'light' ? 'darker' : 'lighter'
  const button = buttonOf(shifted(accent, away, { on, atLeast: controlContrast }))
  return {
    ...button,
    'accent-ink': shifted(accent, away, { on, atLeast: scheme === 'light' ? textContrast : nightContrast }),
    'accent-on-night': shifted(accent, 'lighter', { on: grounds.night, atLeast: nightContrast }),
    second,
    'second-on-night': shifted(second, 'lighter', { on: grounds.night, atLeast: nightContrast }),
    'poster-1': posterGround(second),
    'poster-2': posterGround(accent),
    'poster-3': posterGround(besides(second)),
  }
}

/** White words where they can be read; a ground between both gets a shade darker for them. */
function buttonOf(ground: Hex): Pick<BrandTokens, 'accent' | 'accent-strong' | 'on-accent'> {
  const isForInk = contrast(ground, posterInk) >= textContrast
  const accent = isForInk ? ground : shifted(ground, 'darker', { on: [white], atLeast: textContrast })
  const isForWhite = contrast(accent, white) >= textContrast
  const { lightness, ...rest } = toOklch(accent)
  // Away from the words on it, so that they stay readable.
  const strong = fromOklch({ ...rest, lightness: lightness + (isForWhite ? -0.07 : 0.07) })
  return { accent, 'accent-strong': strong, 'on-accent': isForWhite ? white : posterInk }
}

function posterGround(colour: Hex): Hex {
  return shifted(colour, 'lighter', { on: [posterInk], atLeast: posterContrast })
}

/** A quiet neighbour of the second colour for the third poster. */
function besides(second: Hex): Hex {
  const { chroma, hue } = toOklch(second)
  return fromOklch({ lightness: 0.8, chroma: Math.min(0.08, chroma), hue: hue + Math.PI / 3 })
}
