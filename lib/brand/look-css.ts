import { paletteOf, type BrandColours } from './palette'
import { themes, type ThemeName } from './themes'

export interface Styled extends BrandColours {
  theme: ThemeName
}

/** As in app/globals.css: a shop with this look sends no rules of its own. */
export const plainStyle: Styled = { accent: '#1d6b57', second: '#efc05c', theme: 'poster' }

/** Inlined, so that no frame shows the old colours; `html:root` outranks the style sheet. */
export function lookCss(style: Styled): string {
  const standard = paletteOf(plainStyle)
  const { light, dark } = paletteOf(style)
  const ownLight = differing(light, standard.light)
  const ownDark = differing(dark, { ...standard.dark, ...ownLight })
  return css({ ...ownLight, ...differing(themes[style.theme], themes[plainStyle.theme]) }, ownDark)
}

/** For a preview, where the live look's rules stand as well. */
export function wholeLookCss(style: Styled): string {
  const { light, dark } = paletteOf(style)
  return css({ ...light, ...themes[style.theme] }, dark)
}

function css(light: object, dark: object): string {
  const inTheDark = rule(dark)
  return rule(light) + (inTheDark && `@media (prefers-color-scheme:dark){${inTheDark}}`)
}

function differing<Tokens extends object>(tokens: Tokens, standard: Tokens): Partial<Tokens> {
  const entries = Object.entries(tokens).filter(([name, value]) => Reflect.get(standard, name) !== value)
  return Object.fromEntries(entries) as Partial<Tokens>
}

function rule(tokens: object): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${String(value)}`)
  return lines.length > 0 ? `html:root{${lines.join(';')}}` : ''
}
