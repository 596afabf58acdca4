import { textOf } from '@/app/_client/form'
import { rowsOf } from '../../../_client/rows-of'

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
