import { amountOf, textOf } from '@/app/_client/form'
import type { FurtherLanguage } from '@/lib/i18n/text-fields'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import type { Origin } from '@/lib/menu/origin'
import type { IngredientKind, ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen, VatClass } from '@/lib/menu/limits'
import { declaredAllergens, declaredMethods, declaredOrigins } from '@/app/admin/(panel)/products/_form/sent-form'
import { furtherTexts } from '../../../_form/further-texts'
import type { Rule } from '../rule-in-words'

type FurtherNames = Partial<Record<`name_${FurtherLanguage}`, string>>

export interface SentOption extends FurtherNames {
  /** Of an option that stays the one that open carts hold. */
  id?: string | undefined
  name: string
  name_en: string
  kitchen_name: string
  /** As the API takes it: "2.50". */
  price: string
  size_prices: { size_id: string; price: string }[]
  is_default: boolean
  allergens: Allergen[] | null
  allergens_taken_away: Allergen[]
  origins: Origin[]
  ingredient_kinds: IngredientKind[]
  production_methods: ProductionMethod[] | null
  volume_ml: number | null
  vat_class: VatClass | null
  minimum_age: 0 | 16 | 18
}

/** The whole group, as the call wants it and as the preview shows it. */
export interface SentGroup extends Rule, FurtherNames {
  name: string
  name_en: string
  note: string
  options: SentOption[]
}

export type OptionView = OptionGroupView['options'][number]

const exactlyOne = { min_units: 1, max_units: 1, max_each: 1, free_units: 0 }

export function sentGroup(typed: FormData): SentGroup {
  const pricing = textOf(typed, 'pricing') === 'base' ? 'base' : 'add'
  const most = textOf(typed, 'max_units')
  return {
    name: textOf(typed, 'name'),
    name_en: textOf(typed, 'name_en'),
    ...furtherTexts(typed, 'name'),
    note: textOf(typed, 'note'),
    pricing,
    min_units: Number(textOf(typed, 'min_units')),
    max_units: most === '' ? null : Number(most),
    max_each: Number(textOf(typed, 'max_each')),
    free_units: Number(textOf(typed, 'free_units')),
    ...(pricing === 'base' && exactlyOne),
    options: textsOf(typed, 'option').map((row) => sentOption(typed, `${row}.`)),
  }
}

/** Its inputs are named after the row, because of those that are ticked a row may hold any number. */
function sentOption(typed: FormData, row: string): SentOption {
  return {
    id: textOf(typed, `${row}id`) || undefined,
    name: textOf(typed, `${row}name`),
    name_en: textOf(typed, `${row}name_en`),
    ...furtherTexts(typed, 'name', row),
    kitchen_name: textOf(typed, `${row}kitchen_name`),
    price: amountOf(typed, `${row}price`) || '0.00',
    size_prices: textsOf(typed, `${row}size`).flatMap((id) => {
      const price = amountOf(typed, `${row}price.${id}`)
      return price === '' ? [] : [{ size_id: id, price }]
    }),
    is_default: typed.has(`${row}is_default`),
    allergens: declaredAllergens(typed, row) as Allergen[] | null,
    allergens_taken_away: typed.getAll(`${row}taken_away`) as Allergen[],
    origins: declaredOrigins(typed, row),
    ingredient_kinds: typed.getAll(`${row}ingredient_kind`) as IngredientKind[],
    production_methods: declaredMethods(typed, row) as ProductionMethod[] | null,
    volume_ml: textOf(typed, `${row}volume_ml`) === '' ? null : Number(textOf(typed, `${row}volume_ml`)),
    vat_class: (textOf(typed, `${row}vat_class`) || null) as VatClass | null,
    minimum_age: Number(textOf(typed, `${row}minimum_age`)) as SentOption['minimum_age'],
  }
}

function textsOf(typed: FormData, name: string): string[] {
  return typed.getAll(name).filter((value) => typeof value === 'string')
}

/** What the form would send of a group that the shop answered. */
export function unchangedGroup({ id: _id, version: _version, options, ...group }: OptionGroupView): SentGroup {
  return { ...group, options: options.map(unchangedOption) }
}

function unchangedOption(option: OptionView): SentOption {
  const { available: _available, sold_out: _soldOut, sold_out_until: _until, price, ...kept } = option
  return {
    ...kept,
    price: price.toFixed(2),
    size_prices: option.size_prices.map((row) => ({ size_id: row.size_id, price: row.price.toFixed(2) })),
    minimum_age: kept.minimum_age as SentOption['minimum_age'],
  }
}
