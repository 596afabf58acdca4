import type { Form } from '@/app/_client/contract-calls'
import { amountOf, fileOf, textOf } from '@/app/_client/form'
import { businessDayStart } from '@/lib/shop/opening-hours'
import { rowsOf } from '../../../_client/rows-of'
import { instantOn } from '@/lib/platform/time'

type Sent = Form<'POST menuItems/addMenuItem'>

// Inputs that are only a part of what is sent, or that say it by being there at all.
const inParts = new Set([
  'price',
  'available',
  'origin_required',
  'sold_out',
  'sold_out_day',
  'allergen_statement',
  'allergen',
  'origin_ingredient',
  'origin_country',
  'tag',
  'image',
  'remove_image',
])

/** What the form shows, as the fields that the call knows. */
export function sentForm(typed: FormData): Sent {
  const asTyped = [...typed.keys()].filter((name) => !inParts.has(name)).map((name) => [name, textOf(typed, name)])
  return {
    ...(Object.fromEntries(asTyped) as Pick<Sent, 'name' | 'currency' | 'category_id'>),
    price: amountOf(typed, 'price'),
    available: String(typed.has('available')),
    origin_required: String(typed.has('origin_required')),
    sold_out_until: soldOutUntil(typed),
    allergens: JSON.stringify(allergens(typed)),
    origins: JSON.stringify(origins(typed)),
    tags: JSON.stringify(typed.getAll('tag')),
    image: fileOf(typed, 'image'),
  }
}

/** A date means: back when that business day begins. */
function soldOutUntil(typed: FormData): string {
  const choice = textOf(typed, 'sold_out')
  if (choice === 'no') return ''
  return choice === 'until' ? instantOn(textOf(typed, 'sold_out_day'), businessDayStart).toISOString() : choice
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
