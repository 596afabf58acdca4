import { formatShortDate, formatShortMoment } from '@/lib/i18n/format'
import { isLanguage, languageFacts, type Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import { describedField } from '@/lib/menu/items/item-fields'
import { maskedSecret } from '@/lib/platform/database/audit'
import { formatPrice } from '@/lib/platform/values/money'
import { ownValue } from '@/lib/i18n/fill'
import { fieldLabel } from './field-labels'

export type Names = ReadonlyMap<string, string>

export interface Reader {
  language: Language
  names: Names
}

export function valueText(key: string, value: unknown, { language, names }: Reader): string {
  const { forms, changes } = texts(language).admin
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? forms.yes : forms.no
  if (typeof value === 'number') return key.endsWith('Rappen') ? formatPrice(value) : String(value)
  if (typeof value === 'object') return objectWords(key, value as Values, { language, names })
  if (typeof value !== 'string') return ''
  if (value === maskedSecret) return changes.notShown
  if (isMoment.test(value)) return formatShortMoment(new Date(value), language)
  if (isDay.test(value)) return formatShortDate(new Date(`${value}T11:00:00Z`), language)
  return ownValue(termsOf(key, language), value) ?? names.get(value) ?? value
}

type Values = Record<string, unknown>

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const isDay = /^\d{4}-\d\d-\d\d$/

function termsOf(key: string, language: Language): Record<string, string> {
  const { mail, menu, options, people, money, orderStatuses, printers, unsettled } = texts(language).admin
  if (key === 'paymentFault') return unsettled.faults
  if (key === 'role') return people.roles
  if (key === 'status') return { ...orderStatuses, ...money.statuses }
  if (key === 'pricing') return { add: options.pricingAdd, base: options.pricingBase }
  if (key === 'encryption') return mail.encryptions
  if (key === 'kind') return printers.kinds
  if (key === 'prints') return printers.things
  if (['language', 'languages', 'mailLanguage'].includes(key)) return namesOfLanguages
  const field = describedField(key)
  return field && 'names' in field ? menu[field.names] : {}
}

const namesOfLanguages = Object.fromEntries(Object.entries(languageFacts).map(([code, { name }]) => [code, name]))

function objectWords(key: string, value: Values, reader: Reader): string {
  const { language, names } = reader
  const { forms, options } = texts(language).admin
  if (Array.isArray(value)) return value.map((entry) => valueText(key, entry, reader)).join('\n')
  if (isLocalized(value)) return ownText(value, language)
  const { weekday, opens, closes, firstDay, lastDay, note, postcode, city, ingredient, country } = value
  const day = (text: unknown) => valueText('', text, reader)
  if (typeof weekday === 'number') return `${forms.weekdays[weekday - 1] ?? ''} ${day(opens)}–${day(closes)}`
  if (firstDay) return [`${day(firstDay)}–${day(lastDay)}`, day(note)].filter(Boolean).join(': ')
  if (postcode && city !== undefined) return zoneWords(value, reader)
  if (ingredient) return `${day(ingredient)}: ${day(country)}`
  if ('perCent' in value)
    return `${valueText('vatClass', value.vatClass, reader)}: ${day(value.perCent)} % (${day(value.validFrom)})`
  if ('optionId' in value || 'option' in value)
    return `${names.get(String(value.optionId)) ?? day(Object(value.option).name)}: ${valueText('priceRappen', value.priceRappen, reader)}`
  const called = names.get(String(value.id)) ?? day(value.name)
  const when = names.get(String(value.whenOptionId)) ?? day(Object(value.whenOption).name)
  if (value.id || value.name) return when ? `${called} (${options.itemWhenOption.replace('{option}', when)})` : called
  return Object.entries(value)
    .map(([inner, part]) => `${fieldLabel(inner, language)}: ${valueText(inner, part, reader)}`)
    .join(', ')
}

function zoneWords({ postcode, city, feeRappen, minimumRappen }: Values, reader: Reader): string {
  const { settings } = texts(reader.language).admin
  const [fee, minimum] = [valueText('feeRappen', feeRappen, reader), valueText('feeRappen', minimumRappen, reader)]
  return `${String(postcode)} ${String(city)}: ${withoutUnit(settings.fee)} ${fee}, ${withoutUnit(settings.minimum)} ${minimum}`
}

function withoutUnit(label: string): string {
  return label.replace(/ \(.*\)$/, '')
}

export function isLocalized(value: unknown): value is Partial<Record<Language, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => (isLanguage(key) || /^[a-z]{2}$/.test(key)) && typeof text === 'string')
  )
}

/** A kind without a text of its own is called as in the table. */
export function inWords(words: Record<string, string>, key: string): string {
  return ownValue(words, key) ?? key
}
