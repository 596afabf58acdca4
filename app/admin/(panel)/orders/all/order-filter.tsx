import { Field } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { orderGroups, type OrderFilter as Filter } from '@/lib/orders/read/list-queries'
import { fulfilments } from '@/lib/orders/limits'
import { orderStatuses } from '@/lib/orders/status'
import { FilterForm, FilterSelect, SearchField } from '../../../_table/filter-form'

interface OrderFilterProps {
  path: string
  query: Filter
  isFiltered: boolean
  language: Language
}

export function OrderFilter({ path, query, isFiltered, language }: OrderFilterProps) {
  const { orders: words, orderStatuses: names } = texts(language).admin
  return (
    <FilterForm
      path={path}
      isFiltered={isFiltered}
      search={<SearchField label={words.searchLabel} value={query.search} />}
    >
      <FilterSelect name="status" label={words.status} value={query.status}>
        {orderGroups.map((group) => (
          <option key={group} value={group}>
            {words.groups[group]}
          </option>
        ))}
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </FilterSelect>
      <Field
        name="day"
        label={words.day}
        type="date"
        defaultValue={query.day}
        className="grow basis-36 sm:grow-0 sm:basis-44"
      />
      <FilterSelect name="fulfilment" label={words.mode} value={query.fulfilment} className="sm:basis-36">
        {fulfilments.map((fulfilment) => (
          <option key={fulfilment} value={fulfilment}>
            {words[fulfilment]}
          </option>
        ))}
      </FilterSelect>
      {/* Only a bar of the chart asks for an hour. */}
      {query.hour !== undefined && (
        <FilterSelect name="hour" label={words.hour} value={query.hour} className="sm:basis-28">
          {Array.from({ length: 24 }, (_, hour) => (
            <option key={hour} value={hour}>
              {`${hour}:00`}
            </option>
          ))}
        </FilterSelect>
      )}
    </FilterForm>
  )
}
