import { Field, Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import type { OrderListQuery } from '@/lib/orders/read/list-queries'
import { orderStatuses } from '@/lib/orders/status'
import { FilterForm } from '../../../_table/filter-form'

interface OrderFilterProps {
  path: string
  query: OrderListQuery
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
    </FilterForm>
  )
}
