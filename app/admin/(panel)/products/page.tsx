import type { Metadata } from 'next'
import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Category } from '@/lib/menu/menu-item'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/current-shop'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { pageNumbers, param, sortingOf } from '../../_table/address'
import { Pager } from '../../_table/pager'
import { NothingFound } from '../../_table/nothing-found'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { groupChoice } from './_form/group-choice'
import { AddProduct } from './add-product'
import { MissingDeclarations } from './missing-declarations'
import { filterOf, productRows, sortKeys, type Filter } from './product-rows'
import { ProductFilter } from './product-filter'
import { ProductTable } from './product-table'

const path = '/admin/products'
const pageSize = 25

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.menu.productsTitle }
}

export default async function ProductsPage({ searchParams }: PageProps<'/admin/products'>) {
  if (!(await admitAdmin(path))) return <StaffMayNot />
  const [search, language, items, categories, shop, optionGroups] = await Promise.all([
    searchParams,
    adminLanguage(),
    listMenuItems({ forStaff: true }),
    listCategories(),
    currentShop(),
    listOptionGroups(),
  ])
  const groups = optionGroups.map(groupChoice)
  const words = texts(language).admin.menu
  const views = asAnswered(z.array(categoryView), categories)
  const filter = filterOf(search)
  const sorting = sortingOf(search, sortKeys, 'position')
  const { rows, page, pages } = pageNumbers(productRows(items, filter, sorting), search, pageSize)
  return (
    <PlainPage title={words.productsTitle} actions={<AddProduct categories={views} groups={groups} />}>
      <MissingDeclarations items={items} isBlocking={shop.sellOnlyDeclared} language={language} />
      <ProductFilter
        path={path}
        filter={filter}
        sort={param(search, 'sort')}
        categories={categories}
        language={language}
      />
      {rows.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={termsOf(filter, categories, words)}
          otherwise={words.noProductsAtAll}
        />
      )}
      {rows.length > 0 && (
        <ProductTable {...{ path, rows, search, sorting, language }} categories={views} groups={groups} />
      )}
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

function termsOf({ q, category, state }: Filter, categories: Category[], words: AdminTexts['menu']) {
  const { onSale, isSoldOut, offMenu, missing } = words
  const states = { on_sale: onSale, sold_out: isSoldOut, off_menu: offMenu, missing }
  return [q, categories.find(({ id }) => id === category)?.name, state ? states[state] : undefined]
}
