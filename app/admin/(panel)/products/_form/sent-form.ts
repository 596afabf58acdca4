import type { Form } from '@/app/_client/api'
import { amountOf, fileOf, textOf } from '@/app/_client/form'
import { rowsOf } from '@/app/admin/_client/use-rows'
import { itemFields, type Field, type Fields, type Origin, type WireValues } from '@/lib/menu/items/item-fields'
import { columnName } from '@/lib/platform/database/rows'
import { sentPicture } from '../../../_ui/picture-field'
import { sentTimes } from '../../../_form/selling-times-fields'

export type SentMenuItem = Form<'POST menuItems/addMenuItem'> & { remove_image?: string }

// Inputs that are only a part of a field, or whose presence is the value.
const inParts = new Set([
  'price',
  'origin_ingredient',
  'origin_country',
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

export function sentForm(typed: FormData): SentMenuItem {
  const asTyped = [...typed.keys()]
    .filter((name) => !inParts.has(name) && !name.endsWith('_statement') && !name.startsWith(itemPricePrefix))
    .map((name) => [name, textOf(typed, name)])
  return {
    ...(Object.fromEntries(asTyped) as Pick<SentMenuItem, 'name' | 'currency' | 'category_id'>),
    price: amountOf(typed, 'price'),
    ...inTexts(typedFields(itemFields, typed)),
    option_groups: JSON.stringify(attachments(typed)),
    option_prices: JSON.stringify(itemPrices(typed)),
    ...sentTimes(typed),
    image: fileOf(typed, 'image'),
    ...sentPicture(typed),
  }
}

/** Where a size decides the price, it is changed in its group. */
export function withoutPrice({ price: _price, ...fields }: Partial<SentMenuItem>): Partial<SentMenuItem> {
  return fields
}

function attachments(typed: FormData) {
  return rowsOf(typed, ['option_group', 'when_option']).map((row) => ({
    id: row.option_group,
    when_option_id: row.when_option || null,
  }))
}

/** Followed by the option's id. */
export const itemPricePrefix = 'item_price.'

/** An empty field means the group's price. */
function itemPrices(typed: FormData) {
  return [...typed.keys()]
    .filter((name) => name.startsWith(itemPricePrefix))
    .map((name) => ({ option_id: name.slice(itemPricePrefix.length), price: amountOf(typed, name) }))
    .filter(({ price }) => price !== '')
}

function inTexts(values: object): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return Object.fromEntries(texts) as Record<string, string>
}

/** What DescribedField's inputs hold; the schema validates it. */
export function typedFields<Table extends Fields>(table: Table, typed: FormData, prefix = ''): WireValues<Table> {
  const values = Object.entries(table).map(([name, field]) => {
    const column = columnName(name)
    return [column, field.kind === 'origins' ? typedOrigins(typed, prefix) : typedValue(field, typed, prefix + column)]
  })
  return Object.fromEntries(values) as WireValues<Table>
}

function typedValue(field: Field, typed: FormData, name: string) {
  const text = textOf(typed, name)
  if (field.kind === 'flag') return typed.has(name)
  if (field.kind === 'number') return text === '' ? null : Number(text)
  if (field.kind === 'choice') return field.of.find((one) => String(one) === text)
  if (field.kind === 'line') return text
  const statement = textOf(typed, `${name}_statement`)
  if (statement === 'unstated') return null
  return statement === 'none' ? [] : typed.getAll(name)
}

function typedOrigins(typed: FormData, prefix: string): Origin[] {
  const [ingredient, country] = [`${prefix}origin_ingredient`, `${prefix}origin_country`]
  return rowsOf(typed, [ingredient, country]).map((row) => ({
    ingredient: row[ingredient] ?? '',
    country: (row[country] ?? '').toUpperCase(),
  }))
}
