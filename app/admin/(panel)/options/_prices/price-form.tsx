'use client'

import { useState } from 'react'
import { Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { highestPriceRappen } from '@/lib/menu/limits'
import { formatPrice, rappenOf } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceChange } from '../../../_client/use-announce-change'
import { AmountField } from '../../../_form/amount-field'
import { EditForm } from '../../../_form/edit-form'
import { useEditForm } from '../../../_form/use-edit-form'
import {
  cellOf,
  pricesByCell,
  savePrices,
  typedPrices,
  type GroupPricesView,
  type PricesByCell,
} from './prices-by-cell'

interface PriceFormProps {
  prices: GroupPricesView
  /** In francs: what they cost otherwise. */
  options: { id: string; name: string; price: number }[]
  dishes: { id: string; name: string }[]
}

/** Mounts the form again after saving, so that its fields show what another person has changed meanwhile. */
export function PriceEdition({ prices, ...rest }: PriceFormProps) {
  const [opened, setOpened] = useState(() => pricesByCell(prices))
  return <PriceForm {...rest} key={opened.version} groupId={prices.id} opened={opened} renew={setOpened} />
}

interface OpenedPrices extends Omit<PriceFormProps, 'prices'> {
  groupId: string
  opened: PricesByCell
  renew: (saved: PricesByCell) => void
}

function PriceForm({ groupId, options, dishes, opened, renew }: OpenedPrices) {
  const words = useWords('options')
  const announceChange = useAnnounceChange()
  const cells = dishes.flatMap((dish) => options.map((option) => ({ dish, option, cell: cellOf(dish.id, option.id) })))
  const labelOf = ({ dish, option }: Pick<(typeof cells)[number], 'dish' | 'option'>) =>
    fill(words.priceOf, { option: option.name, dish: dish.name })
  const form = useEditForm<Record<string, string>, PricesByCell>({
    opened,
    explain: words.failed,
    read: typedPrices,
    change: (typed, ifMatch, current) => savePrices(groupId, typed, { ifMatch, current }),
    onSaved: (view) => {
      renew(view)
      announceChange()
    },
    composed: Object.fromEntries(cells.map((one) => [one.cell, { label: labelOf(one), show: priceInWords }])),
  })
  return (
    <EditForm form={form} submitLabel={words.pricesSave} aria-label={words.pricesTitle} isCard className="mt-6">
      <h2 className="text-lg">{words.pricesTitle}</h2>
      <p className="text-ink-soft mb-3 max-w-prose">{words.pricesLead}</p>
      <Table
        label={words.pricesTitle}
        rows={dishes}
        keyOf={({ id }) => id}
        columns={(column) => [
          column({ label: words.pricesDish, place: 'title', className: 'min-w-40 font-semibold' }, ({ name }) => name),
          ...options.map((option) =>
            column({ label: option.name }, (dish) => (
              <AmountField
                name={cellOf(dish.id, option.id)}
                label={labelOf({ dish, option })}
                placeholder={option.price.toFixed(2)}
                stored={opened[cellOf(dish.id, option.id)] ?? undefined}
                mostRappen={highestPriceRappen}
                className="w-24 [&_label]:sr-only"
              />
            )),
          ),
        ]}
      />
    </EditForm>
  )
}

/** Typed, or answered; empty where the group's price holds. */
function priceInWords(price: string | number | null | undefined): string {
  return price === '' || price == null ? '' : formatPrice(rappenOf(Number(price)))
}
