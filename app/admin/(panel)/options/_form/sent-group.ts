import { amountOf, textOf, type FormRefusal } from '@/app/_client/form'
import { type FurtherLanguage, textFields } from '@/lib/i18n/text-fields'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { groupFields, initialOf, optionFields, type WireValues } from '@/lib/menu/items/item-fields'
import type { VatClass } from '@/lib/menu/limits'
import { columnName } from '@/lib/platform/database/rows'
import { valueInWords, type Words } from '@/app/admin/(panel)/products/_form/composed-fields'
import { typedFields } from '@/app/admin/(panel)/products/_form/sent-form'
import { furtherTexts } from '../../../_form/further-texts'
import type { Rule } from '../rule-in-words'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { wrongFieldsOf } from '@/lib/menu/options/wrong-fields'
import type { Composed } from '../../../_form/field-in-words'

type FurtherNames = Partial<Record<`name_${FurtherLanguage}`, string>>

export interface SentOption extends FurtherNames, WireValues<typeof optionFields> {
  /** The id that open carts refer to. */
  id?: string | undefined
  name: string
  name_en: string
  /** As the API takes it: "2.50". */
  price: string
  size_prices: { size_id: string; price: string }[]
  vat_class: VatClass | null
}

export interface SentGroup extends Rule, FurtherNames, WireValues<typeof groupFields> {
  name: string
  name_en: string
  options: SentOption[]
}

export type OptionView = OptionGroupView['options'][number]

type OptionField = keyof typeof optionFields
const optionFieldNames = Object.keys(optionFields) as OptionField[]

const exactlyOne = { min_units: 1, max_units: 1, max_each: 1, free_units: 0 }

export function sentGroup(typed: FormData): SentGroup {
  const pricing = textOf(typed, 'pricing') === 'base' ? 'base' : 'add'
  const most = textOf(typed, 'max_units')
  return {
    name: textOf(typed, 'name'),
    name_en: textOf(typed, 'name_en'),
    ...furtherTexts(typed, 'name'),
    ...typedFields(groupFields, typed),
    pricing,
    min_units: Number(textOf(typed, 'min_units')),
    max_units: most === '' ? null : Number(most),
    max_each: Number(textOf(typed, 'max_each')),
    free_units: Number(textOf(typed, 'free_units')),
    ...(pricing === 'base' && exactlyOne),
    options: textsOf(typed, 'option').map((row) => sentOption(typed, `${row}.`)),
  }
}

/** Input names carry the row, because it may hold any number of ticked boxes. */
function sentOption(typed: FormData, row: string): SentOption {
  return {
    id: textOf(typed, `${row}id`) || undefined,
    name: textOf(typed, `${row}name`),
    name_en: textOf(typed, `${row}name_en`),
    ...furtherTexts(typed, 'name', row),
    price: amountOf(typed, `${row}price`) || '0.00',
    size_prices: textsOf(typed, `${row}size`).flatMap((id) => {
      const price = amountOf(typed, `${row}price.${id}`)
      return price === '' ? [] : [{ size_id: id, price }]
    }),
    ...typedFields(optionFields, typed, row),
    vat_class: (textOf(typed, `${row}vat_class`) || null) as VatClass | null,
  }
}

function textsOf(typed: FormData, name: string): string[] {
  return typed.getAll(name).filter((value) => typeof value === 'string')
}

export function unchangedGroup({ id: _id, version: _version, options, ...group }: OptionGroupView): SentGroup {
  return { ...group, options: options.map(unchangedOption) }
}

function unchangedOption(option: OptionView): SentOption {
  const { available: _available, sold_out: _soldOut, sold_out_until: _until, price, ...rest } = option
  return {
    ...rest,
    price: price.toFixed(2),
    size_prices: option.size_prices.map((row) => ({ size_id: row.size_id, price: row.price.toFixed(2) })),
  }
}

/** The fields of a group that have several inputs or none, for the choice between two versions. */
export function composedGroup(words: Words, sizeNames: ReadonlyMap<string, string>): Record<string, Composed> {
  const { options } = words
  const units = (label: string) => ({
    label,
    show: (count: number | null) => (count === null ? options.anyNumber : String(count)),
  })
  return {
    min_units: units(options.minUnits),
    max_units: units(options.maxUnits),
    max_each: units(options.maxEach),
    free_units: units(options.freeUnits),
    options: {
      label: options.optionsTitle,
      show: (list: (SentOption | OptionView)[]) =>
        list.map((option) => optionInWords(option, words, sizeNames)).join('\n'),
    },
  }
}

/** All of it, so that any difference between two people's options is seen. */
function optionInWords(option: SentOption | OptionView, words: Words, sizeNames: ReadonlyMap<string, string>): string {
  const { options, menu } = words
  const { kitchenName, isDefault, takenAway: allergensTakenAway } = options
  const labels: Record<OptionField, string> = { ...menu, ...{ kitchenName, isDefault, allergensTakenAway } }
  const described = optionFieldNames.map((name) => {
    const [field, value] = [optionFields[name], option[columnName(name)]]
    if (JSON.stringify(value) === JSON.stringify(initialOf(field))) return ''
    return field.kind === 'flag' ? labels[name] : `${labels[name]}: ${valueInWords(field, value, words)}`
  })
  return [
    `${option.name} ${Number(option.price).toFixed(2)}`,
    ...Object.values(textFields('name', { ...option, name: undefined })),
    ...option.size_prices.map(({ size_id: id, price }) =>
      fill(options.beside, { size: sizeNames.get(id) ?? '', price: Number(price).toFixed(2) }),
    ),
    ...described,
    option.vat_class && menu.vatNames[option.vat_class],
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Applies the server's own rule to fields that contradict each other. */
export function wrongGroup(group: SentGroup, words: AdminTexts['options'], message: string): FormRefusal | null {
  const said = new Map([
    ['max_units', words.wrongMax],
    ['min_units', words.wrongMin],
    ['free_units', words.wrongFree],
    ['options', words.wrongDefaults],
  ])
  const wrongFields = new Set<string>(wrongFieldsOf(group))
  const wrong = [...said].filter(([field]) => wrongFields.has(field))
  return wrong.length === 0 ? null : { fieldErrors: Object.fromEntries(wrong), message }
}
