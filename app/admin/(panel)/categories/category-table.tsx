import type { AdminTexts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/menu-item'
import { Table, Td, Th } from '@/app/_ui/table'
import { Thumbnail } from '@/app/_ui/picture'
import { CategoryActions } from './category-actions'
import type { Place } from '../../_ui/move-buttons'

export interface CategoryRow {
  category: Category
  menuItems: number
  place: Place
}

export function CategoryTable({ rows, words }: { rows: CategoryRow[]; words: AdminTexts['menu'] }) {
  const head = (
    <>
      <Th>{words.image}</Th>
      <Th>{words.name}</Th>
      <Th isNumber>{words.dishes}</Th>
      <Th>{words.actions}</Th>
    </>
  )
  return (
    <Table label={words.categoriesTitle} head={head}>
      {rows.map(({ category, menuItems, place }) => (
        <tr key={category.id}>
          <Td className="w-24">
            <Thumbnail image={category.image} name={category.name} />
          </Td>
          <Td className="font-semibold">{category.name}</Td>
          <Td isNumber>{menuItems}</Td>
          <Td>
            <CategoryActions category={category} place={place} />
          </Td>
        </tr>
      ))}
    </Table>
  )
}
