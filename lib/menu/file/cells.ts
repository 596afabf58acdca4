import { languages, shopLanguage } from '@/lib/i18n/language'
import { columnName } from '@/lib/platform/rows'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import { itemFields } from '../item-fields'
import { nameOf } from './plan/match'
import type { AttachmentEntry, ItemPriceEntry, Reference, SizePriceEntry } from './menu-file'

export function cellsOf(entry: object): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).flatMap(([name, value]) => cells(name, value)))
}

/** A stated empty list; an empty cell means that nothing was stated. */
export const none = 'none'

const statements = Object.entries(itemFields).flatMap(([name, { kind }]) => (kind === 'stated' ? columnName(name) : []))

/** From Monday: the written form first, then what else is read. */
export const weekdays = [
  ['mon', 'mo'],
  ['tue', 'di'],
  ['wed', 'mi'],
  ['thu', 'do'],
  ['fri', 'fr'],
  ['sat', 'sa'],
  ['sun', 'so'],
]

function cells(name: string, value: unknown): [string, string][] {
  const column = columnName(name)
  // The other names stand beside one that is the same in all languages.
  if (name === 'names' && isLocalized(value))
    return languages.map((language) => [`name_${language}`, value[language] ?? ''])
  if (isLocalized(value))
    return languages.map((language) => [
      language === shopLanguage ? column : `${column}_${language}`,
      value[language] ?? '',
    ])
  if (name.endsWith('Rappen')) return [[columnName(name.slice(0, -'Rappen'.length)), amountCell(value)]]
  return [[column, cellOf(value, column)]]
}

function cellOf(value: unknown, column: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return nameOf((value as Reference).name)
  if (value.length === 0) return statements.includes(column) ? none : ''
  if (typeof value[0] === 'string') return value.join(', ')
  return value.map(lineOf).join('\n')
}

type Line = { ingredient: string; country: string } | WeeklySpan | SizePriceEntry | ItemPriceEntry | AttachmentEntry

function lineOf(value: Line): string {
  if ('ingredient' in value) return `${value.ingredient} ${value.country}`
  if ('opens' in value) return `${weekdays[value.weekday - 1]?.[0] ?? ''} ${value.opens}-${value.closes}`
  if ('size' in value) return `${value.size.name}: ${amountCell(value.priceRappen)}`
  if ('optionGroup' in value) return `${value.option.name}: ${amountCell(value.priceRappen)}`
  return value.whenOption ? `${value.name} (${value.whenOption.name})` : value.name
}

function amountCell(rappen: unknown): string {
  return typeof rappen === 'number' ? (rappen / 100).toFixed(2) : ''
}

function isLocalized(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && shopLanguage in value
}

/** A menu of 2 000 items with three groups each takes a third of it. */
export const menuFileLimit = 6 * 1024 * 1024
export const mostCategories = 200
export const mostOptionGroups = 1000
export const mostItems = 5000
export const mostRows = 40_000
/** So many problems or changes are listed; all are counted. */
export const mostListed = 200
