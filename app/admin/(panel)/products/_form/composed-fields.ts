import type { AdminTexts } from '@/lib/i18n/texts'
import { fill } from '@/lib/i18n/fill'
import { itemFieldNames, itemFields, type Field, type Origin } from '@/lib/menu/items/item-fields'
import { columnName } from '@/lib/platform/database/rows'
import type { Composed } from '../../../_form/field-in-words'
import { textOf } from '../../../_form/save-changes'
import type { EditedItem, GroupChoice } from './edited-item'
import { composedTimes } from '../../../_form/selling-times-fields'

export interface Words {
  menu: AdminTexts['menu']
  options: AdminTexts['options']
  forms: AdminTexts['forms']
}

/** Fields that have several inputs, for two versions side by side. */
export function composedFields(words: Words, groups: readonly GroupChoice[]): Record<string, Composed> {
  const { menu, options } = words
  const described = itemFieldNames.map((name) => {
    const show = (value: unknown) => valueInWords(itemFields[name], value, words)
    return [columnName(name), { label: menu[name], show }] as const
  })
  return {
    ...Object.fromEntries(described),
    selling_times: composedTimes(words),
    option_groups: {
      label: options.itemGroups,
      show: (list: EditedItem['option_groups']) =>
        list.map((one) => attachmentInWords(one, options, groups)).join(', '),
    },
    option_prices: {
      label: options.itemPrices,
      show: (list: EditedItem['option_prices']) => itemPricesInWords(list, options, groups),
    },
  }
}

export function valueInWords(field: Field, value: unknown, { menu, forms }: Words): string {
  if (field.kind === 'flag') return value === true ? forms.yes : forms.no
  if (field.kind === 'stated' && value === null) return menu[field.said.unstated]
  const names: Partial<Record<string, string>> = 'names' in field ? menu[field.names] : {}
  if (!Array.isArray(value)) return (names[textOf(value)] ?? textOf(value)) || forms.nothing
  if (field.kind === 'stated' && value.length === 0) return menu[field.said.none]
  const words = value.map((one) => (isOrigin(one) ? `${one.ingredient} (${one.country})` : (names[String(one)] ?? '')))
  return words.join(words.some((word) => word.includes(',')) ? '; ' : ', ') || forms.nothing
}

function isOrigin(value: unknown): value is Origin {
  return typeof value === 'object' && value !== null
}

function attachmentInWords(
  { id, when_option_id: condition }: EditedItem['option_groups'][number],
  words: AdminTexts['options'],
  groups: readonly GroupChoice[],
): string {
  const name = groups.find((group) => group.id === id)?.name ?? ''
  const option = groups.flatMap((group) => group.options).find((known) => known.id === condition)
  return option ? `${name} (${fill(words.itemWhenOption, { option: option.name })})` : name
}

/** In the order of the groups, so that equal prices read alike. */
function itemPricesInWords(
  list: EditedItem['option_prices'],
  words: AdminTexts['options'],
  groups: readonly GroupChoice[],
): string {
  const prices = new Map(list.map(({ option_id: id, price }) => [id, Number(price)]))
  const priced = groups.flatMap(({ options }) => options).filter(({ id }) => prices.has(id))
  return priced
    .map(({ id, name }) => fill(words.beside, { size: name, price: prices.get(id)?.toFixed(2) ?? '' }))
    .join(', ')
}
