import { readTypedAmount } from '@/lib/platform/values/money'
import { languageFacts, languages } from '@/lib/i18n/language'
import { mostPoints, mostVolumeMl } from '../limits'
import type { Meaning } from './columns'
import { saysNone, tagOf, vatClassOf } from './known-words'
import { plainWord } from './plain-word'

/** What the file of the menu would say, or the piece of the cell that cannot be read. */
export type ReadCell = { value: unknown } | { unknown: string }

type Read = (cell: string) => ReadCell

const readOf: Partial<Record<Meaning, Read>> = {
  price: amount,
  size_price: amount,
  tags: words(tagOf),
  origins,
  vat_class: (cell) => known(vatClassOf.get(plainWord(cell)), cell),
  minimum_age: age,
  volume_ml: volume,
  points,
  available: (cell) => known(flags.get(cell.toLowerCase()), cell),
}

export function readCell(meaning: Meaning, cell: string): ReadCell {
  return readOf[meaning]?.(cell) ?? { value: /^(?:name|category)/.test(meaning) ? cell.replace(/\s+/g, ' ') : cell }
}

function known(value: unknown, cell: string): ReadCell {
  return value === undefined ? { unknown: cell } : { value }
}

function amount(cell: string): ReadCell {
  const read = readTypedAmount(cell)
  return 'rappen' in read ? { value: (read.rappen / 100).toFixed(2) } : { unknown: cell }
}

function words(dictionary: ReadonlyMap<string, string>): Read {
  return (cell) => {
    if (saysNone(cell)) return { value: [] }
    const found: string[] = []
    for (const piece of piecesOf(cell)) {
      const word = dictionary.get(plainWord(piece))
      if (!word) return { unknown: piece }
      found.push(word)
    }
    return { value: [...new Set(found)] }
  }
}

function piecesOf(cell: string): string[] {
  return cell
    .split(/[,;/|\n]+|\s+(?:und|and|et|e)\s+/i)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function age(cell: string): ReadCell {
  if (saysNone(cell)) return { value: 0 }
  const years = /^\D{0,12}(0|16|18)\D{0,12}$/.exec(cell)?.[1]
  return years ? { value: Number(years) } : { unknown: cell }
}

const millilitres = new Map([
  ['', 1],
  ['ml', 1],
  ['cl', 10],
  ['dl', 100],
  ['l', 1000],
])

/** "330", "3,3 dl", "0.5 l". */
function volume(cell: string): ReadCell {
  const [, number = '', unit = ''] = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(ml|cl|dl|l)?$/i.exec(cell) ?? []
  const size = Math.round(Number(number.replace(',', '.')) * (millilitres.get(unit.toLowerCase()) ?? 1))
  return number && size > 0 && size <= mostVolumeMl ? { value: size } : { unknown: cell }
}

function points(cell: string): ReadCell {
  const count = /^\d{1,2}$/.test(cell) ? Number(cell) : NaN
  return count <= mostPoints ? { value: count } : { unknown: cell }
}

/** "Poulet CH, Rind: Brasilien". */
function origins(cell: string): ReadCell {
  const found: { ingredient: string; country: string }[] = []
  for (const piece of piecesOf(cell)) {
    const [, ingredient = '', place = ''] =
      /^(.*\S)\s*[:(]\s*([^)]+)\)?$/.exec(piece) ?? /^(.*\S)\s+(\S+)$/.exec(piece) ?? []
    const country = /^[A-Z]{2}$/.test(place) ? place : countryCodes().get(plainWord(place))
    if (!ingredient || !country) return { unknown: piece }
    found.push({ ingredient, country })
  }
  return { value: found }
}

// Spreadsheets write the two words of their own language.
const flags = new Map<string, boolean>([
  ...['yes', 'true', 'ja', 'oui', 'sì', 'si', 'wahr', 'vrai', 'vero', '1', 'x', 'y', 'active'].map(
    (said) => [said, true] as const,
  ),
  ...['no', 'false', 'nein', 'non', 'falsch', 'faux', 'falso', '0', '-1', 'n', 'draft', 'archived'].map(
    (said) => [said, false] as const,
  ),
])

let countries: ReadonlyMap<string, string> | undefined

/** From their names in the languages of the office. */
function countryCodes(): ReadonlyMap<string, string> {
  countries ??= new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(languageFacts[language].formats, { type: 'region', fallback: 'none' })
      return letterPairs().flatMap((code) => [[plainWord(names.of(code) ?? ''), code] as const])
    }),
  )
  return countries
}

function letterPairs(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters.flatMap((first) => letters.map((second) => first + second))
}
