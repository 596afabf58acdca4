import { Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import type { Category } from '@/lib/menu/menu-item'
import { FilterForm, FilterSelect, SearchField } from '../../_table/filter-form'
import { sortKeys, type Filter, type SortKey } from './product-rows'

interface ProductFilterProps {
  path: string
  filter: Filter
  sort: string
  categories: Category[]
  language: Language
}

export function ProductFilter({ path, filter, sort, categories, language }: ProductFilterProps) {
  const words = texts(language).admin.menu
  const { search, sort: sortLabel } = texts(language).admin.shell
  const names = { position: words.position, name: words.name, category: words.category, price: words.price }
  return (
    <FilterForm
      path={path}
      isFiltered={Object.values(filter).some(Boolean)}
      search={<SearchField label={search} value={filter.q} />}
    >
      <FilterSelect name="category" label={words.category} value={filter.category}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="state" label={words.state} value={filter.state}>
        <option value="on_sale">{words.onSale}</option>
        <option value="sold_out">{words.isSoldOut}</option>
        <option value="off_menu">{words.offMenu}</option>
        <option value="missing">{words.missing}</option>
      </FilterSelect>
      {/* Cards have no headings to sort by. */}
      <Select key={sort} name="sort" label={sortLabel} defaultValue={sort} className="grow basis-20 sm:hidden">
        {sortKeys.map((key) => (
          <option key={key} value={key === 'position' ? '' : key}>
            {names[key]}
          </option>
        ))}
        {sort.startsWith('-') && <option value={sort}>{names[sort.slice(1) as SortKey] ?? names.position} ↓</option>}
      </Select>
    </FilterForm>
  )
}
