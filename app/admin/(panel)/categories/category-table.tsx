import { Link } from '@/app/_ui/link'
import { Thumbnail } from '@/app/_ui/picture'
import { Row, Table, Td, Th } from '@/app/_ui/table'
import { asAnswered } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/menu-item'
import { categoryView } from '@/lib/menu/schema'
import { MoveHandle } from '../../_table/move-handle'
import type { Place } from '../../_table/place'
import { CategoryActions } from './category-actions'

export interface CategoryRow {
  category: Category
  menuItems: number
  place: Place
}

export function CategoryTable({ rows, language }: { rows: CategoryRow[]; language: Language }) {
  const { menu: words, shell } = texts(language).admin
  const head = (
    <>
      <Th>{words.position}</Th>
      <Th>{words.image}</Th>
      <Th>{words.name}</Th>
      <Th>{words.dishes}</Th>
      <Th isNumber>{shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.categoriesTitle} head={head}>
      {rows.map(({ category, menuItems, place }) => (
        <Row key={category.id} id={category.id} nextId={place.nextId}>
          <Td place="handle" className="w-16">
            <MoveHandle kind="categories" id={category.id} name={category.name} place={place} />
          </Td>
          <Td place="picture" className="w-20">
            <Thumbnail image={category.image} name={category.name} />
          </Td>
          <Td place="title" className="font-semibold">
            {category.name}
          </Td>
          <Td place="under">
            <Link href={`/admin/products?category=${category.id}`} className="row-control -ml-2.5">
              {counted(words.dishCount, menuItems, language)}
            </Link>
          </Td>
          <Td place="menu">
            <CategoryActions category={asAnswered(categoryView, category)} place={place} />
          </Td>
        </Row>
      ))}
    </Table>
  )
}
