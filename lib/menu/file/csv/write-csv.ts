import { byteOrderMark, csvLines, defused } from '@/lib/platform/csv'
import { turns } from '@/lib/platform/scheduling'
import { cellsOf } from '../cells'
import type { GroupEntry, ItemEntry, MenuFile, OptionEntry } from '../menu-file'
import { nameOf } from '../plan/match'
import { columns, fieldsOf, type RowKind } from './columns'

type Row = Record<string, string>

export async function writeCsv(menu: MenuFile): Promise<string> {
  const turn = turns()
  const parts = [csvLines([[...columns]])]
  for (const entry of entryRows(menu)) {
    parts.push(csvLines(entry.map((cells) => columns.map((column) => defused(cells[column] ?? '')))))
    await turn()
  }
  return byteOrderMark + parts.join('')
}

function* entryRows({ categories, optionGroups, items }: MenuFile): Generator<Row[]> {
  for (const { id, name, ...fields } of categories) yield [row('category', { category: name, id }, fields)]
  for (const group of optionGroups) yield groupRows(group)
  for (const item of items) yield itemRows(item)
}

function row(kind: RowKind, named: Row, fields: object): Row {
  const cells = cellsOf(fields)
  const known = Object.keys(fieldsOf[kind]).map((field) => [field, cells[field] ?? ''])
  return { ...Object.fromEntries(known), ...named, type: kind }
}

function groupRows({ options, ...group }: GroupEntry): Row[] {
  const name = nameOf(group.name)
  const own = row('option_group', { option_group: name, id: group.id }, group)
  return [own, ...options.flatMap((option) => optionRows(option, { name, id: group.id }))]
}

function optionRows(option: OptionEntry, group: { id: string; name: string }): Row[] {
  const name = nameOf(option.name)
  const above = { option_group: group.name, option: name, option_group_id: group.id }
  return [
    row('option', { ...above, id: option.id }, option),
    ...option.sizePrices.map(({ size, priceRappen }) =>
      row('size_price', { ...above, option_id: option.id, size: size.name, size_id: size.id }, { priceRappen }),
    ),
  ]
}

function itemRows({ category, optionGroups, optionPrices, ...item }: ItemEntry): Row[] {
  return [
    row('item', { category: category.name, item: item.name, id: item.id }, item),
    ...optionGroups.map(({ id, name, whenOption }) =>
      row(
        'attachment',
        {
          item: item.name,
          item_id: item.id,
          option_group: name,
          option_group_id: id,
          option: whenOption?.name ?? '',
          option_id: whenOption?.id ?? '',
        },
        {},
      ),
    ),
    ...optionPrices.map(({ optionGroup, option, priceRappen }) =>
      row(
        'option_price',
        {
          item: item.name,
          item_id: item.id,
          option_group: optionGroup.name,
          option_group_id: optionGroup.id,
          option: option.name,
          option_id: option.id,
        },
        { priceRappen },
      ),
    ),
  ]
}
