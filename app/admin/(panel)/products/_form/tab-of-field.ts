import { itemFieldNames } from '@/lib/menu/items/item-fields'
import { columnName } from '@/lib/platform/database/rows'

export type ProductTab = 'dish' | 'options' | 'declaration' | 'availability' | 'translations'

const declared = new Set<string>(itemFieldNames.map((name) => columnName(name)))

/** Of a refusal, such as `origins.0.country`. */
export function tabOfField(field: string): ProductTab {
  const [name = ''] = field.split('.')
  if (name === 'points') return 'dish'
  if (declared.has(name)) return 'declaration'
  if (/^(selling_times|sold_from|sold_until)$/.test(name)) return 'availability'
  if (/^(option_groups|option_prices|option_group|when_option|item_price)$/.test(name)) return 'options'
  return /^(name|description)_/.test(name) ? 'translations' : 'dish'
}
