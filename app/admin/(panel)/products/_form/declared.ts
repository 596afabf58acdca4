import { textOf } from '@/app/_client/form'
import { rowsOf } from '../../../_client/rows-of'

/** What AllergenFields holds; null: not stated, empty: none. */
export function declaredAllergens(typed: FormData, prefix = ''): FormDataEntryValue[] | null {
  const statement = textOf(typed, `${prefix}allergen_statement`)
  if (statement === 'unstated') return null
  return statement === 'none' ? [] : typed.getAll(`${prefix}allergen`)
}

/** What OriginRows holds. */
export function declaredOrigins(typed: FormData, prefix = ''): { ingredient: string; country: string }[] {
  const [ingredient, country] = [`${prefix}origin_ingredient`, `${prefix}origin_country`]
  return rowsOf(typed, [ingredient, country]).map((row) => ({
    ingredient: row[ingredient] ?? '',
    country: (row[country] ?? '').toUpperCase(),
  }))
}
