import type { Metadata } from 'next'
import { z } from 'zod'
import { Link } from '@/app/_ui/link'
import { asAnswered } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/menu-item'
import { missingDeclarations } from '@/lib/menu/declaration'
import { withStatement } from '@/lib/menu/shop-statements'
import { listMenuItemHeads, type MenuItemHead } from '@/lib/menu/menu-item-head'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/queries'
import { NothingFound } from '@/app/admin/_table/filter-form'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { pageNumbers, param, sortingOf } from '../../_table/address'
import { Pager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { groupChoice } from './_form/group-choice'
import { AddProduct } from './add-product'
import { filterOf, productRows, sortKeys, type Filter, type ProductRow, isInState } from './product-rows'
import { ProductFilter } from './product-filter'
import { ProductTable, type ShownProduct } from './product-table'

const path = '/admin/products'
const pageSize = 25

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.menu.productsTitle }
}

export default async function ProductsPage({ searchParams }: PageProps<'/admin/products'>) {
  if (!(await admitManager(path))) return <StaffMayNot />
  const search = await searchParams
  const filter = filterOf(search)
  const sorting = sortingOf(search, sortKeys, 'position')
  const now = new Date()
  const [language, heads, categories, shop, optionGroups] = await Promise.all([
    adminLanguage(),
    listMenuItemHeads({ descriptions: filter.q !== '', prices: sorting.by === 'price' }, now),
    listCategories(),
    currentShop(),
    listOptionGroups(),
  ])
  const items = heads.map((item) => withStatement(item, shop))
  const groups = optionGroups.map(groupChoice)
  const words = texts(language).admin.menu
  const views = asAnswered(z.array(categoryView), categories)
  const { rows, page, pages } = pageNumbers(productRows(items, filter, { sorting, now }), search, pageSize)
  const shown = await asShown(rows, now)
  return (
    <PlainPage title={words.productsTitle} actions={<AddProduct categories={views} groups={groups} />}>
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
        <ProductTable {...{ path, search, sorting, language }} rows={shown} categories={views} groups={groups} />
      )}
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

/** In their order; what somebody has deleted meanwhile is gone. */
async function asShown(rows: ProductRow[], now: Date): Promise<ShownProduct[]> {
  const items = await listMenuItems({ forStaff: true, ids: rows.map(({ item }) => item.id) }, now)
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
  /** Whether the shop keeps such menu items off the menu. */
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
