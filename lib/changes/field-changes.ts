import { fill } from '@/lib/i18n/fill'
import { languageFacts, languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { describedField } from '@/lib/menu/items/item-fields'
import type { Values } from './change-record'
import { fieldLabel, withoutLabel } from './field-labels'
import { isLocalized, valueText, type Reader } from './value-text'

export interface FieldChange {
  label: string
  before: string
  after: string
}

interface BeforeAndAfter {
  before: Values | null
  after: Values | null
}

export function fieldChangesOf({ before, after }: BeforeAndAfter, reader: Reader): FieldChange[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return keys
    .filter((key) => !withoutLabel.includes(key))
    .flatMap((key) => fieldChanges(key, [before?.[key], after?.[key]], reader))
    .filter(({ before: was, after: is }) => was || is)
}

type Pair = [before: unknown, after: unknown]

function fieldChanges(key: string, [before, after]: Pair, reader: Reader): FieldChange[] {
  const label = fieldLabel(key, reader.language)
  if (key === 'options' && (Array.isArray(before) || Array.isArray(after)))
    return optionChanges(rowsIn(before), rowsIn(after), reader)
  if (Array.isArray(before) || Array.isArray(after)) return [{ label, ...listChange(key, [before, after], reader) }]
  if (isLocalized(before) || isLocalized(after)) return textChanges(label, [Object(before), Object(after)], reader)
  if (isPicture(key)) return [{ label, ...pictureChange([before, after], reader) }]
  return [{ label, before: valueText(key, before, reader), after: valueText(key, after, reader) }]
}

function isPicture(key: string): boolean {
  return /^(image|picture)$|(Image|Picture|Hash)$/.test(key)
}

function pictureChange([before, after]: Pair, { language }: Reader): Omit<FieldChange, 'label'> {
  const { forms, menu } = texts(language).admin
  return { before: before ? menu.image : '', after: after ? (before ? forms.anotherPicture : menu.image) : '' }
}

function textChanges(label: string, [before, after]: [Values, Values], reader: Reader): FieldChange[] {
  const { language } = reader
  const { inLanguage } = texts(language).admin.forms
  return languages
    .map((code) => ({
      label: fill(inLanguage, { field: label, language: languageFacts[code].name }),
      before: valueText('', before[code], reader),
      after: valueText('', after[code], reader),
    }))
    .filter(({ before: was, after: is }) => was !== is)
}

/** Only what is gone and what is new; the whole list where just its order differs. */
function listChange(key: string, pair: Pair, reader: Reader): Omit<FieldChange, 'label'> {
  const [was, is] = pair.map((list) => rowsIn(list).map((entry) => valueText(key, entry, reader))) as [
    string[],
    string[],
  ]
  const [gone, added] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))]
  const isOrder = gone.length === 0 && added.length === 0
  const words = (lines: string[], list: unknown) => lines.join('\n') || emptyList(key, list, reader)
  return { before: words(isOrder ? was : gone, pair[0]), after: words(isOrder ? is : added, pair[1]) }
}

/** "None" is a statement of its own, unlike an empty list. */
function emptyList(key: string, list: unknown, { language }: Reader): string {
  const { menu } = texts(language).admin
  const field = describedField(key)
  if (field?.kind !== 'stated') return ''
  if (list === null) return menu[field.said.unstated]
  return Array.isArray(list) && list.length === 0 ? menu[field.said.none] : ''
}

function rowsIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function optionChanges(before: unknown[], after: unknown[], reader: Reader): FieldChange[] {
  const [was, is] = [byId(before), byId(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, current] = [was.get(id), is.get(id)]
    const name = valueText('name', (current ?? old)?.name, reader)
    if (old && current)
      return fieldChangesOf({ before: old, after: current }, reader).map((change) => ({
        ...change,
        label: `${name}: ${change.label}`,
      }))
    const words = (option: Values | undefined) =>
      option ? [name, valueText('priceRappen', option.priceRappen, reader)].filter(Boolean).join(', ') : ''
    return [{ label: fieldLabel('options', reader.language), before: words(old), after: words(current) }]
  })
}

function byId(options: unknown[]): Map<string, Values> {
  return new Map(options.map((option) => [String(Object(option).id), Object(option) as Values]))
}
