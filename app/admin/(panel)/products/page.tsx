import { z } from 'zod'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { asAnswered } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/menu-item'
import { missingDeclarations } from '@/lib/menu/declaration'
import { withStatement } from '@/lib/menu/shop-statements'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItemHeads, listMenuItems, type MenuItemHead } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/queries'
import { NothingFound } from '@/app/admin/_table/filter-form'
import { pageNumbers, param, savedId, sortingOf } from '../../_table/address'
import { Pager } from '../../_table/pager'
import { KitchenHours } from '../../_client/admin-words'
import { PlainPage } from '../../_ui/plain-page'
import { groupChoice } from './_form/edited-item'
import { AddProduct } from './product-actions'
import { filterOf, productRows, sortKeys, type Filter, type ProductRow, isInState } from './product-rows'
import { ProductFilter } from './product-filter'
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
  const views = asAnswered(z.array(categoryView), categories)
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
        <ProductFilter
          path={path}
          filter={filter}
          sort={param(search, 'sort')}
          categories={categories}
          language={language}
        />
        {shown.length === 0 && (
          <NothingFound
            {...{ path, language }}
            terms={termsOf(filter, categories, words)}
            otherwise={words.noProductsAtAll}
          />
        )}
        {shown.length > 0 && (
          <SelectionProvider matching={matchingIds}>
            <SelectionBar matching={matchingIds} shown={shown.map(({ item }) => item.id)} />
            <ProductTable {...{ path, search, sorting, language }} rows={shown} categories={views} groups={groups} />
          </SelectionProvider>
        )}
        <Pager path={path} search={search} page={page} pages={pages} />
      </PlainPage>
    </KitchenHours>
  )
}

/** In their order, without items deleted meanwhile. */
async function asShown(rows: ProductRow[], now: Date): Promise<ShownProduct[]> {
  const items = await listMenuItems({ forStaff: true, ids: rows.map(({ id }) => id) }, now)
  const byId = new Map(items.map((item) => [item.id, item]))
  return rows.flatMap(({ item: head, place }) => {
    const item = byId.get(head.id)
    return item ? [{ item, place, missing: missingDeclarations(head, now) }] : []
  })
}

function termsOf({ q, category, state }: Filter, categories: Category[], words: AdminTexts['menu']) {
  const { onSale, isSoldOut, offMenu, missing } = words
  const states = { on_sale: onSale, sold_out: isSoldOut, off_menu: offMenu, missing }
  return [q, categories.find(({ id }) => id === category)?.name, state ? states[state] : undefined]
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
      <strong>{counted(words.missingCount, count, language)}</strong> {isBlocking && words.missingBlocks}{' '}
      <Link href="/admin/products?state=missing" className="underline underline-offset-4">
        {words.missingShow}
      </Link>
    </p>
  )
}
