import { textOf } from '@/app/_client/form'
import { rowsOf } from '../../../_client/rows-of'
import { instantOn } from '@/lib/platform/time'

const fiveOClock = 5 * 60
const asTheyAre = [
  'name',
  'price',
  'currency',
  'category_id',
  'description',
  'description_en',
  'vat_class',
  'minimum_age',
]

/** What the form shows, as the fields that the call knows. */
export function sentForm(form: HTMLFormElement): FormData {
  const typed = new FormData(form)
  const sent = new FormData()
  for (const name of asTheyAre) sent.set(name, textOf(typed, name))
  for (const flag of ['available', 'origin_required']) sent.set(flag, String(typed.has(flag)))
  sent.set('sold_out_until', soldOutUntil(typed))
  sent.set('allergens', JSON.stringify(allergens(typed)))
  sent.set('origins', JSON.stringify(origins(typed)))
  sent.set('tags', JSON.stringify(typed.getAll('tag')))
  const image = typed.get('image')
  if (image instanceof File && image.size > 0) sent.set('image', image)
  return sent
}

/** A date means: back when that business day begins. */
function soldOutUntil(typed: FormData): string {
  const choice = textOf(typed, 'sold_out')
  if (choice === 'no') return ''
  return choice === 'until' ? instantOn(textOf(typed, 'sold_out_day'), fiveOClock).toISOString() : choice
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
