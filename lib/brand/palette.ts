import {
  contrast,
  controlContrast,
  fromOklch,
  type Hex,
  withContrast,
  hasContrast,
  textContrast,
  toOklch,
} from './oklch'

/** Of buttons and links, and of grounds under dark words. */
export interface BrandColours {
  accent: Hex
  second: Hex
}

export interface BrandTokens {
  accent: Hex
  'accent-strong': Hex
  'on-accent': Hex
  'accent-ink': Hex
  /** Splash, footer and admin area. */
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
/** Coloured letters on a dark ground need more than the minimum. */
const nightContrast = 5.5

/** Only what cannot be repaired without becoming another colour. */
export function colourProblems(colours: BrandColours): Partial<Record<keyof BrandColours, ColourProblem>> {
  return {
    ...(!hasContrast(colours.accent, onLightPages) && { accent: 'accent_too_light' }),
    ...(!hasContrast(colours.second, underDarkWords) && { second: 'second_too_dark' }),
  }
}

export type ColourProblem = 'accent_too_light' | 'second_too_dark'

export function nearestColours({ accent, second }: BrandColours): BrandColours {
  return {
    accent: withContrast(accent, 'darker', onLightPages),
    second: withContrast(second, 'lighter', underDarkWords),
  }
}

const onLightPages = { on: Object.values(grounds.light), atLeast: controlContrast }
const underDarkWords = { on: [posterInk], atLeast: textContrast }

export function paletteOf(colours: BrandColours): Record<Scheme, BrandTokens> {
  return { light: tokens(colours, 'light'), dark: tokens(colours, 'dark') }
}

function tokens({ accent, second }: BrandColours, scheme: Scheme): BrandTokens {
  const on = Object.values(grounds[scheme])
  const away = scheme === 'light' ? 'darker' : 'lighter'
  const button = buttonOf(withContrast(accent, away, { on, atLeast: controlContrast }))
  return {
    ...button,
    'accent-ink': withContrast(accent, away, { on, atLeast: scheme === 'light' ? textContrast : nightContrast }),
    'accent-on-night': withContrast(accent, 'lighter', { on: grounds.night, atLeast: nightContrast }),
    second,
    'second-on-night': withContrast(second, 'lighter', { on: grounds.night, atLeast: nightContrast }),
    'poster-1': posterGround(second),
    'poster-2': posterGround(accent),
    'poster-3': posterGround(besides(second)),
  }
}

function buttonOf(ground: Hex): Pick<BrandTokens, 'accent' | 'accent-strong' | 'on-accent'> {
  const isForInk = contrast(ground, posterInk) >= textContrast
  const accent = isForInk ? ground : withContrast(ground, 'darker', { on: [white], atLeast: textContrast })
  const isForWhite = contrast(accent, white) >= textContrast
  const { lightness, ...rest } = toOklch(accent)
  const strong = fromOklch({ ...rest, lightness: lightness + (isForWhite ? -0.07 : 0.07) })
  return { accent, 'accent-strong': strong, 'on-accent': isForWhite ? white : posterInk }
}

function posterGround(colour: Hex): Hex {
  return withContrast(colour, 'lighter', { on: [posterInk], atLeast: posterContrast })
}

function besides(second: Hex): Hex {
  const { chroma, hue } = toOklch(second)
  return fromOklch({ lightness: 0.8, chroma: Math.min(0.08, chroma), hue: hue + Math.PI / 3 })
}
