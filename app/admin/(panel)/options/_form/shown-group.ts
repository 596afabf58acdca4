import type { FormRefusal } from '@/app/_client/form'
import { textFields } from '@/lib/i18n/text-fields'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { wrongFieldsOf } from '@/lib/menu/options/wrong-fields'
import type { ProductionMethod } from '@/lib/shop/ingredient-kinds'
import type { Allergen } from '@/lib/menu/limits'
import { vatClassInWords } from '@/app/admin/(panel)/products/_form/shown-field'
import { textOf, type Show } from '../../../_form/conflict'
import type { OptionView, SentOption, SentGroup } from './sent-group'

interface Words {
  options: AdminTexts['options']
  menu: AdminTexts['menu']
  forms: AdminTexts['forms']
}

/** The fields of a group as people read them, for two versions side by side. */
export function shownGroup(words: Words, sizeNames: ReadonlyMap<string, string>): Show {
  const { options, forms } = words
  const shown: Record<string, (value: never) => string> = {
    pricing: (pricing: string) => (pricing === 'base' ? options.pricingBase : options.pricingAdd),
    max_units: (most: number | null) => (most === null ? options.anyNumber : String(most)),
    options: (list: (SentOption | OptionView)[]) =>
      list.map((option) => optionInWords(option, words, sizeNames)).join('\n') || forms.nothing,
  }
  return (field, value) => shown[field]?.(value as never) ?? (textOf(value) || forms.nothing)
}

/** All of it: what two people made differently of an option must be seen, wherever in it that is. */
function optionInWords(
  option: SentOption | OptionView,
  { options: words, menu }: Words,
  sizeNames: ReadonlyMap<string, string>,
): string {
  const names = (list: readonly Allergen[]) => list.map((allergen) => menu.allergenNames[allergen]).join(', ')
  const methods = (list: readonly ProductionMethod[]) => list.map((method) => menu.methodNames[method]).join('; ')
  const bySize = option.size_prices.map(({ size_id: id, price }) =>
    fill(words.beside, { size: sizeNames.get(id) ?? '', price: Number(price).toFixed(2) }),
  )
  const { allergens, allergens_taken_away: away, minimum_age: years } = option
  return [
    `${option.name} ${Number(option.price).toFixed(2)}`,
    ...Object.values(textFields('name', { ...option, name: undefined })),
    ...bySize,
    option.is_default && words.isDefault,
    option.kitchen_name,
    allergens && `${menu.allergens}: ${names(allergens) || menu.allergensNone}`,
    away.length > 0 && `${words.takenAway}: ${names(away)}`,
    ...option.origins.map(({ ingredient, country }) => `${ingredient} (${country})`),
    ...option.ingredient_kinds.map((kind) => menu.kindNames[kind]),
    option.production_methods && `${menu.methods}: ${methods(option.production_methods) || menu.methodsNone}`,
    option.volume_ml !== null && `${option.volume_ml} ml`,
    option.vat_class && vatClassInWords(option.vat_class, menu),
    years > 0 && fill(menu.minimumAgeYears, { years }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function groupLabels(words: AdminTexts['options']): Record<string, string> {
  return {
    name: words.name,
    name_en: words.nameEn,
    note: words.note,
    pricing: words.pricing,
    min_units: words.minUnits,
    max_units: words.maxUnits,
    max_each: words.maxEach,
    free_units: words.freeUnits,
    options: words.optionsTitle,
  }
}

/** What the fields say against each other, by the rule with which the shop would refuse it. */
export function wrongGroup(group: SentGroup, words: AdminTexts['options'], message: string): FormRefusal | null {
  const said: Record<string, string> = {
    max_units: words.wrongMax,
    min_units: words.wrongMin,
    free_units: words.wrongFree,
    options: words.wrongDefaults,
  }
  const wrong = wrongFieldsOf(group).flatMap((field) => (said[field] ? [[field, said[field]] as const] : []))
  return wrong.length === 0 ? null : { fieldErrors: Object.fromEntries(wrong), message }
}
