import type { Metadata } from 'next'
import { texts } from '@/lib/i18n/texts'
import { countByCategory } from '@/lib/menu/counts'
import { listCategories } from '@/lib/menu/queries'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { param } from '../../_table/address'
import { placeIn } from '../../_table/place'
import { SearchField } from '../../_table/filter-fields'
import { FilterForm } from '../../_table/filter-form'
import { NothingFound } from '../../_table/nothing-found'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { AddCategory } from './add-category'
import { CategoryTable, type CategoryRow } from './category-table'

const path = '/admin/categories'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.menu.categoriesTitle }
}

export default async function CategoriesPage({ searchParams }: PageProps<'/admin/categories'>) {
  if (!(await admitManager(path))) return <StaffMayNot />
  const [search, language, rows] = await Promise.all([searchParams, adminLanguage(), listRows()])
  const words = texts(language).admin.menu
  const wanted = param(search, 'q')
  const shown = rows.filter(({ category }) => category.name.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <PlainPage title={words.categoriesTitle} actions={<AddCategory />}>
      <FilterForm
        path={path}
        isFiltered={wanted !== ''}
        search={<SearchField label={texts(language).admin.shell.search} value={wanted} />}
      />
      {shown.length === 0 && <NothingFound {...{ path, language }} terms={[wanted]} otherwise={words.noCategories} />}
      {shown.length > 0 && <CategoryTable rows={shown} language={language} />}
    </PlainPage>
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
