import { asAnswered } from '@/app/api/v1/http/wire'
import type { AdminTexts } from '@/lib/i18n/texts'
import { missingDeclarations } from '@/lib/menu/declaration'
import type { Category, MenuItem } from '@/lib/menu/menu-item'
import { menuItemView } from '@/lib/menu/schema'
import { formatPrice } from '@/lib/platform/money'
import type { Search, Sorting } from '../../_table/address'
import { SortTh } from '../../_table/sort-th'
import { Badge, Table, Td, Th } from '@/app/_ui/table'
import { Thumbnail } from '@/app/_ui/picture'
import { ProductActions } from './product-actions'
import type { ProductRow, SortKey } from './product-rows'

type Words = AdminTexts['menu']

interface ProductTableProps {
  path: string
  rows: ProductRow[]
  search: Search
  sorting: Sorting<SortKey>
  categories: Category[]
  words: Words
}

export function ProductTable({ path, rows, search, sorting, categories, words }: ProductTableProps) {
  const sortable = { path, search, sorting }
  const head = (
    <>
      <SortTh {...sortable} by="position" label={words.position} />
      <SortTh {...sortable} by="name" label={words.name} />
      <SortTh {...sortable} by="category" label={words.category} />
      <SortTh {...sortable} by="price" label={words.price} isNumber />
      <Th>{words.state}</Th>
      <Th>{words.actions}</Th>
    </>
  )
  return (
    <Table label={words.productsTitle} head={head}>
      {rows.map(({ item, place }) => (
        <tr key={item.id}>
          <Td className="w-24">
            <Thumbnail image={item.image} name={item.name} />
          </Td>
          <Td className="min-w-40 font-semibold">{item.name}</Td>
          <Td>{item.category.name}</Td>
          <Td isNumber>{formatPrice(item.priceRappen)}</Td>
          <Td>
            <States item={item} words={words} />
          </Td>
          <Td>
            <ProductActions
              item={asAnswered(menuItemView, item)}
              categories={categories}
              place={sorting.by === 'position' && !sorting.isDescending ? place : null}
            />
          </Td>
        </tr>
      ))}
    </Table>
  )
}

function States({ item, words }: { item: MenuItem; words: Words }) {
  const missing = missingDeclarations(item)
  return (
    <span className="flex flex-wrap gap-1">
      {!item.available && <Badge tone="quiet">{words.offMenu}</Badge>}
      {item.available && item.soldOut && <Badge tone="bad">{words.isSoldOut}</Badge>}
      {item.available && !item.soldOut && <Badge tone="good">{words.onSale}</Badge>}
      {missing.includes('allergens') && <Badge tone="warn">{words.missingAllergens}</Badge>}
      {missing.includes('origins') && <Badge tone="warn">{words.missingOrigins}</Badge>}
    </span>
  )
}
