import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { languages } from '@/lib/i18n/language'
import { charactersOf } from '@/lib/testing/source/font-characters'

const files = ['grotesque', 'grotesque-rare'].map((name) => `app/_ui/fonts/bricolage-${name}.woff2`)
const ranges = [...readFileSync('app/_ui/font.ts', 'utf8').matchAll(/'(U\+[^']+)'/g)].map(([, range = '']) => range)

// In no font: soft hyphens, arrows and pictographs come from the machine.
const ofTheMachine = /\u00ad|\u2192|\u26a0|\u274c|\ufe0f|\u2060|\u200b|\n/u
const everyLetter =
  'ÄÖÜäöü ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ ÀÈÉÌÍÎÒÓÙÚ àèéìíîòóùú ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz'
const everySign = '0123456789 ’‘“”„«»‹› – — … · € % & @ § ° × ½ \u00a0\u2009\u202f'

it.each(files.map((file, place) => [file, place] as const))(
  'a browser asks %s for what it has, and for nothing else',
  (file, place) => {
    const has = charactersOf(file)
    const asked = charactersIn(ranges[place] ?? '').filter((character) => !ofTheMachine.test(character))
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((character) => !has(character))).toEqual([])
  },
)

it('the two files have all letters of the four languages, and what their texts are written with', () => {
  const known = new Set(ranges.flatMap(charactersIn))
  const said = languages.map((language) => JSON.stringify(texts(language))).join('')
  const missing = [...new Set(everyLetter + everySign + said)].filter(
    (character) => !known.has(character) && !ofTheMachine.test(character),
  )
  expect(missing).toEqual([])
})

it('the file that every page fetches stays small', () => {
  expect(readFileSync(files[0] ?? '').length).toBeLessThanOrEqual(25_000)
})

function charactersIn(range: string): string[] {
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
  })
}
