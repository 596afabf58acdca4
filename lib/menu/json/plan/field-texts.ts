import { languages, shopLanguage } from '@/lib/i18n/language'
import { columnName } from '@/lib/platform/database/rows'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'
import { itemFields } from '@/lib/menu/items/item-fields'
import type { AttachmentEntry, ItemPriceEntry, Reference, SizePriceEntry } from '../menu-file'
import { nameOf } from './match'

/** What the preview of an import shows of an entry, by the names of the file. */
export function fieldTexts(entry: object): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).flatMap(([name, value]) => textsOf(name, value)))
}

const statements = Object.entries(itemFields).flatMap(([name, { kind }]) => (kind === 'stated' ? columnName(name) : []))

function textsOf(name: string, value: unknown): [string, string][] {
  const field = columnName(name)
  // The other names stand beside one that is the same in all languages.
  if (name === 'names' && isLocalized(value))
    return languages.map((language) => [`name_${language}`, value[language] ?? ''])
  if (isLocalized(value))
    return languages.map((language) => [
      language === shopLanguage ? field : `${field}_${language}`,
      value[language] ?? '',
    ])
  if (name.endsWith('Rappen')) return [[columnName(name.slice(0, -'Rappen'.length)), amountText(value)]]
  return [[field, textOf(value, field)]]
}

function textOf(value: unknown, field: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return nameOf((value as Reference).name)
  // An empty list is a statement; an empty text means that nothing was stated.
  if (value.length === 0) return statements.includes(field) ? 'none' : ''
  if (typeof value[0] === 'string') return value.join(', ')
  return value.map(lineOf).join('\n')
}

type Line = { ingredient: string; country: string } | WeeklySpan | SizePriceEntry | ItemPriceEntry | AttachmentEntry

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function lineOf(value: Line): string {
  if ('ingredient' in value) return `${value.ingredient} ${value.country}`
  if ('opens' in value) return `${weekdays[value.weekday - 1] ?? ''} ${value.opens}-${value.closes}`
  if ('size' in value) return `${value.size.name}: ${amountText(value.priceRappen)}`
  if ('optionGroup' in value) return `${value.option.name}: ${amountText(value.priceRappen)}`
  return value.whenOption ? `${value.name} (${value.whenOption.name})` : value.name
}

function amountText(rappen: unknown): string {
  return typeof rappen === 'number' ? (rappen / 100).toFixed(2) : ''
}

function isLocalized(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && shopLanguage in value
}
