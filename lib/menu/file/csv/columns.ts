import { inEveryLanguage, inOtherLanguages } from '@/lib/i18n/localized'
import { sentAmount } from '@/lib/platform/money'
import { columnName } from '@/lib/platform/rows'
import { declaredFields, groupFields, itemFields, optionFields, type Field, type Fields } from '../../item-fields'
import { none, weekdays } from '../cells'

type Read = (cell: string) => unknown

export const rowKinds = [
  'category',
  'option_group',
  'option',
  'size_price',
  'item',
  'attachment',
  'option_price',
] as const
export type RowKind = (typeof rowKinds)[number]

/** Their own name last, those of their parents before. */
export const namesOf = {
  category: ['category'],
  option_group: ['option_group'],
  option: ['option_group', 'option'],
  size_price: ['option_group', 'option', 'size'],
  item: ['category', 'item'],
  attachment: ['item', 'option_group', 'option'],
  option_price: ['item', 'option_group', 'option'],
} as const satisfies Record<RowKind, readonly string[]>

const empty =
  (value: unknown, read: Read): Read =>
  (cell) =>
    cell === '' ? value : read(cell)
const text: Read = (cell) => cell
const amount: Read = (cell) => sentAmount(cell)
const word: Read = empty(undefined, (cell) => cell.toLowerCase())
const flag: Read = empty(undefined, (cell) => flags.get(cell.toLowerCase()) ?? cell)
const number: Read = (cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : cell)
const words: Read = (cell) =>
  cell.toLowerCase() === none
    ? []
    : cell
        .toLowerCase()
        .split(/[,;\s]+/)
        .filter(Boolean)
const origins: Read = (cell) =>
  cell
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map(originOf)

const spans: Read = (cell) =>
  cell
    .split(/[\r\n,]+/)
    .filter((line) => line.trim())
    .map(spanOf)
const day: Read = empty(null, (cell) => cell)

// Spreadsheets write the two words of their own language.
export const flags = new Map<string, boolean>([
  ...['yes', 'true', 'ja', 'oui', 'sì', 'si', 'wahr', 'vrai', 'vero', '1', 'x'].map((said) => [said, true] as const),
  ...['no', 'false', 'nein', 'non', 'falsch', 'faux', 'falso', '0'].map((said) => [said, false] as const),
])

const times = { selling_times: spans, sold_from: day, sold_until: day }
const pictured = {
  picture: empty(null, word),
  focus_x: empty(undefined, number),
  focus_y: empty(undefined, number),
}
const readOf: Record<Field['kind'], Read> = {
  flag,
  line: text,
  number: empty(null, number),
  choice: empty(undefined, (cell) => number(cell.toLowerCase())),
  list: words,
  stated: empty(null, words),
  origins,
}
const readsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [columnName(name), readOf[kind]]))

/** Besides names and ids; the columns stand in this order. */
export const fieldsOf: Record<RowKind, Record<string, Read>> = {
  size_price: { price: empty(undefined, amount) },
  attachment: {},
  option_price: { price: empty(undefined, amount) },
  item: {
    ...inEveryLanguage('name', text),
    price: empty(null, amount),
    description: text,
    ...inOtherLanguages('description', text),
    available: flag,
    ...readsOf(declaredFields),
    ...readsOf(itemFields),
    ...times,
    ...pictured,
  },
  category: { ...inEveryLanguage('name', text), ...times, ...pictured },
  option_group: {
    ...inOtherLanguages('name', text),
    ...readsOf(groupFields),
    pricing: word,
    min_units: empty(undefined, number),
    max_units: empty(null, number),
    max_each: empty(undefined, number),
    free_units: empty(undefined, number),
  },
  option: {
    ...inOtherLanguages('name', text),
    price: empty(undefined, amount),
    available: flag,
    ...readsOf(optionFields),
    vat_class: empty(null, word),
  },
}

/** Ids come last: they are for programs. */
const ids = ['id', 'item_id', 'option_group_id', 'option_id', 'size_id'] as const

export const columns: readonly string[] = [
  ...new Set([
    'type',
    'category',
    'item',
    'option_group',
    'option',
    'size',
    ...Object.values(fieldsOf).flatMap(Object.keys),
    ...ids,
  ]),
]

export const idsOf: Record<RowKind, readonly string[]> = {
  category: ['id'],
  option_group: ['id'],
  option: ['id', 'option_group_id'],
  size_price: ['option_group_id', 'option_id', 'size_id'],
  item: ['id'],
  attachment: ['item_id', 'option_group_id', 'option_id'],
  option_price: ['item_id', 'option_group_id', 'option_id'],
}

function originOf(line: string): unknown {
  const [, ingredient = line, country = ''] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? []
  return { ingredient, country: country.toUpperCase() }
}

function spanOf(line: string): unknown {
  const [, name = '', opens, closes] = /^(\p{L}+)\.?\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/u.exec(line.trim()) ?? []
  const weekday = weekdays.findIndex((names) => names.includes(name.toLowerCase()))
  return weekday < 0 ? line : { weekday: weekday + 1, opens, closes }
}
