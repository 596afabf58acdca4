import { paletteOf, type BrandColours, type BrandTokens, type Scheme } from './palette'
import { themes, type ThemeName } from './themes'

export interface Styled extends BrandColours {
  theme: ThemeName
}

/** What app/globals.css holds: a shop that looks like this sends nothing of its own. */
export const plainStyle: Styled = { accent: '#1d6b57', second: '#efc05c', theme: 'poster' }

/**
 * The custom properties in which a look differs from the style sheet. They stand in the page itself, so that no frame
 * shows the old colours, and outrank the sheet wherever it comes to stand.
 */
export function lookCss(style: Styled): string {
  const standard = paletteOf(plainStyle)
  const palette = paletteOf(style)
  const own = (scheme: Scheme) => differing(palette[scheme], standard[scheme])
  const light = { ...own('light'), ...differing(themes[style.theme], themes[plainStyle.theme]) }
  // What the light scheme changes has to be said of the dark one as well.
  const kept = Object.keys(own('light')) as (keyof BrandTokens)[]
  const dark = { ...Object.fromEntries(kept.map((name) => [name, palette.dark[name]])), ...own('dark') }
  return rule(light) + (Object.keys(dark).length > 0 ? `@media (prefers-color-scheme:dark){${rule(dark)}}` : '')
}

function differing<Tokens extends object>(tokens: Tokens, standard: Tokens): Partial<Tokens> {
  const entries = Object.entries(tokens).filter(([name, value]) => Reflect.get(standard, name) !== value)
  return Object.fromEntries(entries) as Partial<Tokens>
}

function rule(tokens: object): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${String(value)}`)
  return lines.length > 0 ? `html:root{${lines.join(';')}}` : ''
}
