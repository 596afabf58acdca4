import { Field, Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import type { Category } from '@/lib/menu/menu-item'
import { FilterForm } from '../../_table/filter-form'
import type { Filter } from './product-rows'

interface ProductFilterProps {
  path: string
  filter: Filter
  categories: Category[]
  language: Language
}

export function ProductFilter({ path, filter, categories, language }: ProductFilterProps) {
  const words = texts(language).admin.menu
  const { search, all } = texts(language).admin.shell
  return (
    <FilterForm path={path} isFiltered={Object.values(filter).some(Boolean)}>
      <Field name="q" label={search} type="search" defaultValue={filter.q} className="w-64" />
      <Select name="category" label={words.category} defaultValue={filter.category} className="w-48">
        <option value="">{all}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="state" label={words.state} defaultValue={filter.state} className="w-48">
        <option value="">{all}</option>
        <option value="on_sale">{words.onSale}</option>
        <option value="sold_out">{words.isSoldOut}</option>
        <option value="off_menu">{words.offMenu}</option>
        <option value="missing">{words.missing}</option>
      </Select>
    </FilterForm>
  )
}
