import { Field, Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { orderGroups, type OrderFilter as Filter } from '@/lib/orders/read/list-filters'
import { fulfilments } from '@/lib/orders/fulfilment'
import { orderStatuses } from '@/lib/orders/status'
import { FilterForm } from '../../../_table/filter-form'

interface OrderFilterProps {
  path: string
  query: Filter
  isFiltered: boolean
  language: Language
}

export function OrderFilter({ path, query, isFiltered, language }: OrderFilterProps) {
  const { orders: words, orderStatuses: names, shell } = texts(language).admin
  return (
    <FilterForm
      path={path}
      isFiltered={isFiltered}
      search={
        <Field
          name="q"
          label={words.searchLabel}
          type="search"
          defaultValue={query.search}
          className="grow sm:w-64 sm:grow-0"
        />
      }
    >
      <Select
        name="status"
        label={words.status}
        defaultValue={query.status ?? ''}
        className="grow basis-20 sm:grow-0 sm:basis-44"
      >
        <option value="">{shell.all}</option>
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
      </Select>
      <Field
        name="day"
        label={words.day}
        type="date"
        defaultValue={query.day}
        className="grow basis-36 sm:grow-0 sm:basis-44"
      />
      <Select
        name="fulfilment"
        label={words.mode}
        defaultValue={query.fulfilment ?? ''}
        className="grow basis-20 sm:grow-0 sm:basis-36"
      >
        <option value="">{shell.all}</option>
        {fulfilments.map((fulfilment) => (
          <option key={fulfilment} value={fulfilment}>
            {words[fulfilment]}
          </option>
        ))}
      </Select>
      {/* Only a bar of the chart asks for an hour, so that only then there is something to choose. */}
      {query.hour !== undefined && (
        <Select
          name="hour"
          label={words.hour}
          defaultValue={query.hour}
          className="grow basis-20 sm:grow-0 sm:basis-28"
        >
          <option value="">{shell.all}</option>
          {Array.from({ length: 24 }, (_, hour) => (
            <option key={hour} value={hour}>
              {`${hour}:00`}
            </option>
          ))}
        </Select>
      )}
    </FilterForm>
  )
}
