import type { Recipe } from '../recipe'

export type Tone = keyof typeof TONES
export type Form = keyof typeof FORMS

interface Size {
  width: number
  height: number
}

/** Three tones per category: the pale ground of the design, a fuller one for shapes and a deep one for shadows. */
const TONES = {
  peach: { pale: '#FCE3D6', full: '#F7B896', deep: '#7A2E12' },
  saffron: { pale: '#FBEBC6', full: '#F4B335', deep: '#7A4A06' },
  clay: { pale: '#F8DFCB', full: '#E58A4E', deep: '#6E300C' },
  honey: { pale: '#FBE6C8', full: '#F2A94A', deep: '#74400A' },
  herb: { pale: '#E2EFDD', full: '#9CCB93', deep: '#1F4A2C' },
  lime: { pale: '#EDF3D3', full: '#BFD86A', deep: '#40510F' },
  sky: { pale: '#E4E7F7', full: '#A9B5EC', deep: '#2A3266' },
  rose: { pale: '#F7DDE6', full: '#EE9DB8', deep: '#6B1D3C' },
  lake: { pale: '#DDF0F2', full: '#86CCD3', deep: '#12494F' },
  paprika: { pale: '#D6321E', full: '#B92412', deep: '#5A0E04' },
  plum: { pale: '#2A1B24', full: '#45303D', deep: '#000000' },
}

/** The poster behind the food, drawn in the 800 × 600 frame. */
const FORMS = {
  plain: () => '',
  disc: () => '<circle cx="400" cy="300" r="236"/>',
  sun: () => '<circle cx="560" cy="210" r="220"/>',
  moon: () => '<circle cx="250" cy="330" r="230"/>',
  table: () => '<rect y="396" width="800" height="204"/>',
  hill: () => '<circle cx="400" cy="600" r="330"/>',
  arch: () => '<path d="M170 600V300a230 230 0 0 1 460 0v300z"/>',
  corner: () => '<path d="M0 600V110a490 490 0 0 1 490 490z"/>',
  wing: () => '<path d="M800 0v520A520 520 0 0 1 280 0z"/>',
  slope: () => '<path d="M0 600 800 120v480z"/>',
  fall: () => '<path d="M0 60 800 480V600H0z"/>',
  band: () => '<path d="M-40 600 420 0h300L260 600z"/>',
  stripes: () => [0, 2, 4, 6, 8].map((i) => `<rect x="${i * 89}" width="89" height="600"/>`).join(''),
  rays: () =>
    Array.from(
      { length: 9 },
      (_, i) => `<path transform="rotate(${i * 40} 400 300)" d="M400 300 212 -480h376z" />`,
    ).join(''),
  rings: () =>
    [300, 190]
      .map((r) => `<circle cx="400" cy="300" r="${r}" fill="none" stroke="currentColor" stroke-width="52"/>`)
      .join(''),
  dots: () =>
    Array.from(
      { length: 48 },
      (_, i) => `<circle cx="${50 + (i % 8) * 100}" cy="${50 + Math.floor(i / 8) * 100}" r="17"/>`,
    ).join(''),
}

export function ground(
  { tone, form = 'plain', inverted = false, strength = 0.62 }: Omit<Recipe, 'things'>,
  { width, height }: Size,
) {
  const { pale, full } = TONES[tone]
  const [back, front] = inverted ? [full, pale] : [pale, full]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice"><rect width="800" height="600" fill="${back}"/>` +
      `<g fill="${front}" color="${front}" opacity="${inverted ? 0.5 : strength}">${FORMS[form]()}</g></svg>`,
  )
}

export function clear({ width, height }: Size) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
}

export function shadowColour(tone: Tone) {
  return TONES[tone].deep
}
