import { Link } from '@/app/_ui/link'
import { Thumbnail } from '@/app/_ui/picture'
import { Table } from '@/app/_ui/table'
import { MoveHandle } from '@/app/admin/_table/grip'
import { inWireNames } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/items/menu-item'
import { countByCategory, listCategories } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { param, placeIn, savedId, type Place } from '../../_table/address'
import { List } from '../../_table/list'
import { SavedMark } from '../../_table/saved-mark'
import { currentShop } from '@/lib/shop/queries'
import { KitchenHours } from '../../_client/admin-words'
import { PlainPage } from '../../_ui/plain-page'
import { AddCategory, CategoryActions } from './category-actions'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('categories')

export default staffPage('categories', CategoriesPage, { clientWords: ['menu', 'pictures'] })

async function CategoriesPage({ language, path, search, admin }: View<'categories'>) {
  const [rows, { hours }] = await Promise.all([listRows(), currentShop()])
  const words = admin.menu
  const wanted = param(search, 'q')
  const saved = savedId(search)
  const shown = rows.filter(
    ({ category: { id, name } }) => id === saved || name.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <KitchenHours hours={hours}>
      <PlainPage title={words.categoriesTitle} actions={<AddCategory />}>
        <List
          {...{ path, search, language }}
          query={{ wanted }}
          names={{ wanted: 'q' }}
          filters={{ wanted: { label: admin.shell.search, is: 'search' } }}
          isEmpty={shown.length === 0}
          otherwise={words.noCategories}
        >
          <CategoryTable rows={shown} saved={saved} language={language} />
        </List>
      </PlainPage>
    </KitchenHours>
  )
}

async function listRows(): Promise<CategoryRow[]> {
  const [categories, counts] = await Promise.all([listCategories(), countByCategory()])
  return categories.map((category, index) => ({
    category,
    menuItems: counts.get(category.id) ?? 0,
    place: placeIn(categories, index),
  }))
}

interface CategoryRow {
  category: Category
  menuItems: number
  place: Place
}

interface CategoryTableProps {
  rows: CategoryRow[]
  /** The id of the one that was just saved. */
  saved: string
  language: Language
}

function CategoryTable({ rows, saved, language }: CategoryTableProps) {
  const { menu: words, shell } = texts(language).admin
  return (
    <Table
      label={words.categoriesTitle}
      rows={rows}
      keyOf={({ category }) => category.id}
      nextOf={({ place }) => place.nextId}
      columns={(column) => [
        column({ label: words.position, place: 'handle', className: 'w-16' }, ({ category: { id, name }, place }) => (
          <MoveHandle kind="categories" {...{ id, name, place }} />
        )),
        column({ label: words.image, place: 'picture', className: 'w-20' }, ({ category: { image, name } }) => (
          <Thumbnail image={image} name={name} />
        )),
        column(
          { label: words.name, place: 'title', className: 'font-semibold' },
          ({ category: { id, name, version } }) => (
            <>
              <span>{name}</span>
              {id === saved && <SavedMark key={version} />}
            </>
          ),
        ),
        column({ label: words.dishes, place: 'under' }, ({ category, menuItems }) => (
          <Link href={`/admin/products?category=${category.id}`} className="row-control -ml-2.5">
            {counted(words.dishCount, menuItems, language)}
          </Link>
        )),
        column({ label: shell.actions, place: 'menu' }, ({ category, place }) => (
          <CategoryActions category={inWireNames(categoryView, category)} place={place} />
        )),
      ]}
    />
  )
}
