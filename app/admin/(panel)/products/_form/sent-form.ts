import type { Form } from '@/app/_client/contract-calls'
import { amountOf, fileOf, textOf } from '@/app/_client/form'
import { rowsOf } from '@/app/admin/_client/use-rows'
import { sentPicture } from '../../../_form/sent-picture'
import { sentTimes } from '../../../_form/selling-times-fields'

export type SentMenuItem = Form<'POST menuItems/addMenuItem'> & { remove_image?: string }

// Inputs that are only a part of what is sent, or that say it by being there at all.
const inParts = new Set([
  'price',
  'origin_required',
  'allergen_statement',
  'allergen',
  'ingredient_kind',
  'method_statement',
  'method',
  'origin_ingredient',
  'origin_country',
  'tag',
  'weekday',
  'opens',
  'closes',
  'image',
  'remove_image',
  'keep_whole_image',
  'focus_x',
  'focus_y',
  'option_group',
  'when_option',
  'wanted_group',
])

/** What the form shows, as the fields that the call knows. */
export function sentForm(typed: FormData): SentMenuItem {
  const asTyped = [...typed.keys()].filter((name) => !inParts.has(name)).map((name) => [name, textOf(typed, name)])
  return {
    ...(Object.fromEntries(asTyped) as Pick<SentMenuItem, 'name' | 'currency' | 'category_id'>),
    price: amountOf(typed, 'price'),
    origin_required: String(typed.has('origin_required')),
    allergens: JSON.stringify(declaredAllergens(typed)),
    ingredient_kinds: JSON.stringify(typed.getAll('ingredient_kind')),
    production_methods: JSON.stringify(declaredMethods(typed)),
    origins: JSON.stringify(declaredOrigins(typed)),
    tags: JSON.stringify(typed.getAll('tag')),
    option_groups: JSON.stringify(attachments(typed)),
    ...sentTimes(typed),
    image: fileOf(typed, 'image'),
    ...sentPicture(typed),
  }
}

/** Where a size decides, the price is its own, and is changed there. */
export function withoutPrice({ price: _price, ...fields }: Partial<SentMenuItem>): Partial<SentMenuItem> {
  return fields
}

function attachments(typed: FormData) {
  return rowsOf(typed, ['option_group', 'when_option']).map((row) => ({
    id: row.option_group,
    when_option_id: row.when_option || null,
  }))
}

/** What AllergenFields holds; null: not stated, empty: none. */
export function declaredAllergens(typed: FormData, prefix = ''): FormDataEntryValue[] | null {
  return statedIn(typed, { statement: `${prefix}allergen_statement`, name: `${prefix}allergen` })
}

/** What MethodFields holds, with the same meaning. */
export function declaredMethods(typed: FormData, prefix = ''): FormDataEntryValue[] | null {
  return statedIn(typed, { statement: `${prefix}method_statement`, name: `${prefix}method` })
}

/** What OriginRows holds. */
export function declaredOrigins(typed: FormData, prefix = ''): { ingredient: string; country: string }[] {
  const [ingredient, country] = [`${prefix}origin_ingredient`, `${prefix}origin_country`]
  return rowsOf(typed, [ingredient, country]).map((row) => ({
    ingredient: row[ingredient] ?? '',
    country: (row[country] ?? '').toUpperCase(),
  }))
}

function statedIn(typed: FormData, { statement, name }: { statement: string; name: string }) {
  const said = textOf(typed, statement)
  if (said === 'unstated') return null
  return said === 'none' ? [] : typed.getAll(name)
}
