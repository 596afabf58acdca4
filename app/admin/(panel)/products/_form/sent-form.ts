import type { Form } from '@/app/_client/contract-calls'
import { amountOf, fileOf, textOf } from '@/app/_client/form'
import { sentTimes } from '../../../_form/selling-times-fields'
import { rowsOf } from '../../../_client/rows-of'

export type SentMenuItem = Form<'POST menuItems/addMenuItem'> & { remove_image?: string }

// Inputs that are only a part of what is sent, or that say it by being there at all.
const inParts = new Set([
  'price',
  'origin_required',
  'allergen_statement',
  'allergen',
  'origin_ingredient',
  'origin_country',
  'tag',
  'weekday',
  'opens',
  'closes',
  'image',
  'remove_image',
])

/** What the form shows, as the fields that the call knows. */
export function sentForm(typed: FormData): SentMenuItem {
  const asTyped = [...typed.keys()].filter((name) => !inParts.has(name)).map((name) => [name, textOf(typed, name)])
  return {
    ...(Object.fromEntries(asTyped) as Pick<SentMenuItem, 'name' | 'currency' | 'category_id'>),
    price: amountOf(typed, 'price'),
    origin_required: String(typed.has('origin_required')),
    allergens: JSON.stringify(allergens(typed)),
    origins: JSON.stringify(origins(typed)),
    tags: JSON.stringify(typed.getAll('tag')),
    ...sentTimes(typed),
    image: fileOf(typed, 'image'),
    ...(typed.has('remove_image') && { remove_image: 'true' }),
  }
}

function allergens(typed: FormData): FormDataEntryValue[] | null {
  const statement = textOf(typed, 'allergen_statement')
  if (statement === 'unstated') return null
  return statement === 'none' ? [] : typed.getAll('allergen')
}

function origins(typed: FormData) {
  return rowsOf(typed, ['origin_ingredient', 'origin_country']).map((row) => ({
    ingredient: row.origin_ingredient,
    country: row.origin_country.toUpperCase(),
  }))
}
