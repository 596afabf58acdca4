import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookCss, plainStyle } from './look-css'
import { contrast, fromOklch, type Hex, linearOf, toOklch } from './oklch'
import { colourProblems, grounds, nearestColours, paletteOf, posterInk, type Scheme } from './palette'
import { themeNames, themes } from './themes'

/** A grid through all colours, the mid tones that are hard for both black and white among them. */
const samples = [0, 51, 102, 153, 204, 255].flatMap((red) =>
  [0, 51, 102, 153, 204, 255].flatMap((green) => [0, 51, 102, 153, 204, 255].map((blue) => hex(red, green, blue))),
)

function hex(...channels: number[]): Hex {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#cf2e1b', '#cf2e1b')).toBe(1)
})

test('a colour is the same after the way to lightness and hue and back', () => {
  for (const colour of samples) {
    const back = linearOf(fromOklch(toOklch(colour)))
    linearOf(colour).forEach((share, index) => expect(back[index]).toBeCloseTo(share, 2))
  }
})

test('whatever two colours are taken, every word in or on them can be read in both schemes', () => {
  const taken = samples.map((accent, index) =>
    nearestColours({ accent, second: samples[(index * 89) % samples.length] ?? accent }),
  )
  for (const colours of taken) {
    expect(colourProblems(colours)).toEqual({})
    const palette = paletteOf(colours)
    for (const scheme of ['light', 'dark'] as Scheme[]) {
      const t = palette[scheme]
      const { paper, card } = grounds[scheme]
      const text = [
        [t['on-accent'], t.accent],
        [t['on-accent'], t['accent-strong']],
        [t['accent-ink'], paper],
        [t['accent-ink'], card],
        [posterInk, t.second],
        [posterInk, t['poster-1']],
        [posterInk, t['poster-2']],
        [posterInk, t['poster-3']],
        ...grounds.night.flatMap((night) => [
          [t['accent-on-night'], night] as const,
          [t['second-on-night'], night] as const,
        ]),
      ] as const
      for (const [one, other] of text) expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5)
      const controls = [paper, card].map((ground) => contrast(t.accent, ground))
      expect(Math.min(...controls), `${t.accent} on the page`).toBeGreaterThanOrEqual(2.95)
    }
  }
})

test('what would be another colour is refused and not repaired', () => {
  expect(colourProblems({ accent: '#ffe97f', second: '#0a2342' })).toEqual({
    accent: 'accent_too_light',
    second: 'second_too_dark',
  })
  expect(colourProblems({ accent: '#0a2342', second: '#ffe97f' })).toEqual({})
})

test('the style sheet holds the plain look, which therefore costs nothing', () => {
  const sheet = readFileSync('app/globals.css', 'utf8')
  const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)')
  const palette = paletteOf(plainStyle)
  for (const [name, value] of Object.entries(palette.light)) expect(light).toContain(`--${name}: ${value};`)
  for (const [name, value] of Object.entries(palette.dark)) expect(dark).toContain(`--${name}: ${value};`)
  for (const [name, value] of Object.entries(themes.poster))
    expect(light.replace(/\s+/g, ' ')).toContain(`--${name}: ${value};`)
  for (const ground of [...Object.entries(grounds.light)]) expect(light).toContain(`--${ground.join(': ')};`)
  for (const ground of [...Object.entries(grounds.dark)]) expect(dark).toContain(`--${ground.join(': ')};`)
  expect(lookCss(plainStyle)).toBe('')
})

/** What a browser takes of the sheet and of the rules in the page, which outrank it. */
function shownIn(scheme: Scheme, css: string): Record<string, string> {
  const standard = paletteOf(plainStyle)
  const [light = '', dark = ''] = css.split('@media')
  const of = (rule: string) =>
    Object.fromEntries([...rule.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name, value]) => [name, value]))
  return {
    ...standard.light,
    ...(scheme === 'dark' && standard.dark),
    ...of(light),
    ...(scheme === 'dark' && of(dark)),
  }
}

test('another look is a few hundred bytes in the page, and all of it is shown in both schemes', () => {
  for (const theme of themeNames) {
    for (const colours of [
      { accent: '#7a1f5c', second: '#9adbc8' },
      { accent: '#1d6b57', second: '#f4b335' },
      { accent: '#0a0a2a', second: '#efc05c' },
    ] as const) {
      const css = lookCss({ ...colours, theme })
      expect(css.length).toBeLessThan(900)
      for (const scheme of ['light', 'dark'] as const) expect(shownIn(scheme, css)).toEqual(paletteOf(colours)[scheme])
    }
  }
})
