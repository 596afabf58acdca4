import { z } from 'zod'
import { ButtonLink } from '@/app/_ui/button'
import { Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { inWireNames } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findPortionsLeft } from '@/lib/menu/availability/portions'
import { missingDeclarations } from '@/lib/menu/declarations/declaration'
import { withStatement } from '@/lib/menu/shop-statements'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItemHeads, listMenuItems, type MenuItemHead } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/queries'
import { List } from '../../_table/list'
import { pageNumbers, param, savedId, sortingOf } from '../../_table/address'
import { KitchenHours } from '../../_client/admin-words'
import { PlainPage } from '../../_ui/plain-page'
import { groupChoice } from './_form/edited-item'
import { AddProduct } from './product-actions'
import { filterOf, productRows, sortKeys, type ProductRow, type SortKey, isInState } from './product-rows'
import { ProductTable, type ShownProduct } from './product-table'
import { SelectionBar } from './selection-bar'
import { SelectionProvider } from './selection'
import { staffMetadata, staffPage, type View } from '../../_page'

const pageSize = 25

export const generateMetadata = staffMetadata('products')

export default staffPage('products', ProductsPage, { clientWords: ['menu', 'options', 'pictures'] })

async function ProductsPage({ language, path, search, admin }: View<'products'>) {
  const filter = filterOf(search)
  const sorting = sortingOf(search, sortKeys, 'position')
  const saved = savedId(search)
  const now = new Date()
  const [heads, categories, shop, optionGroups] = await Promise.all([
    listMenuItemHeads({ descriptions: filter.q !== '', prices: sorting.by === 'price' }, now),
    listCategories(),
    currentShop(),
    listOptionGroups(),
  ])
  const items = heads.map((item) => withStatement(item, shop))
  const groups = optionGroups.map(groupChoice)
  const words = admin.menu
  const views = inWireNames(z.array(categoryView), categories)
  const matching = productRows(items, filter, { sorting, now, saved })
  const matchingIds = matching.map(({ id }) => id)
  const { rows, page, pages } = pageNumbers(matching, search, pageSize)
  const shown = await asShown(rows, now)
  return (
    <KitchenHours hours={shop.hours}>
      <PlainPage
        title={words.productsTitle}
        actions={
          <>
            <AddProduct categories={views} groups={groups} />
            <ButtonLink look="outline" href="/admin/products/photos">
              {admin.photos.title}
            </ButtonLink>
          </>
        }
      >
        <MissingDeclarations items={items} now={now} isBlocking={shop.sellOnlyDeclared} language={language} />
        <List
          {...{ path, search, language }}
          query={filter}
          filters={{
            q: { label: admin.shell.search, is: 'search' },
            category: { label: words.category, of: Object.fromEntries(categories.map(({ id, name }) => [id, name])) },
            state: {
              label: words.state,
              of: {
                ...{ on_sale: words.onSale, sold_out: words.isSoldOut },
                ...{ off_menu: words.offMenu, missing: words.missing },
              },
            },
          }}
          more={<SortSelect sort={param(search, 'sort')} language={language} />}
          isEmpty={shown.length === 0}
          otherwise={words.noProductsAtAll}
          pages={{ page, pages }}
        >
          <SelectionProvider matching={matchingIds}>
            <SelectionBar matching={matchingIds} shown={shown.map(({ item }) => item.id)} />
            <ProductTable {...{ path, search, sorting, language }} rows={shown} categories={views} groups={groups} />
          </SelectionProvider>
        </List>
      </PlainPage>
    </KitchenHours>
  )
}

/** In their order, without items deleted meanwhile. */
async function asShown(rows: ProductRow[], now: Date): Promise<ShownProduct[]> {
  const ids = rows.map(({ id }) => id)
  const [items, left] = await Promise.all([listMenuItems({ forStaff: true, ids }, now), findPortionsLeft(now)])
  const byId = new Map(items.map((item) => [item.id, item]))
  return rows.flatMap(({ item: head, place }) => {
    const item = byId.get(head.id)
    const portionsLeft = left.get(head.id) ?? null
    return item ? [{ item, place, missing: missingDeclarations(head, now), portionsLeft }] : []
  })
}

/** Cards have no headings to sort by. */
function SortSelect({ sort, language }: { sort: string; language: Language }) {
  const { menu: words, shell } = texts(language).admin
  const names: Record<SortKey, string> = words
  return (
    <Select key={sort} name="sort" label={shell.sort} defaultValue={sort} className="grow basis-20 sm:hidden">
      {sortKeys.map((key) => (
        <option key={key} value={key === 'position' ? '' : key}>
          {names[key]}
        </option>
      ))}
      {sort.startsWith('-') && <option value={sort}>{`${names[sort.slice(1) as SortKey] ?? names.position} ↓`}</option>}
    </Select>
  )
}

interface MissingDeclarationsProps {
  items: MenuItemHead[]
  now: Date
  isBlocking: boolean
  language: Language
}

function MissingDeclarations({ items, now, isBlocking, language }: MissingDeclarationsProps) {
  const count = items.filter((item) => isInState(item, 'missing', now)).length
  if (count === 0) return null
  const words = texts(language).admin.menu
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      <strong>{counted(words.missingCount, count, language)}</strong> {isBlocking && <span>{words.missingBlocks}</span>}{' '}
      <Link href="/admin/products?state=missing" className="underline underline-offset-4">
        {words.missingShow}
      </Link>
    </p>
  )
}
