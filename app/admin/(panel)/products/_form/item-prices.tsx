import { labelled } from '@/lib/i18n/format'
import { useScope } from '@/app/_client/scope'
import { highestPriceRappen } from '@/lib/menu/limits'
import { formatAmount } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { AmountField } from '../../../_form/amount-field'
import type { EditedItem, GroupChoice } from './edited-item'
import { itemPricePrefix } from './sent-form'

interface ItemPricesProps {
  item: EditedItem | null
  group: GroupChoice
}

/** What its options cost with this dish. Open where prices are the point of the group, as of sizes. */
export function ItemPrices({ item, group: { name, options, setsPrice, hasSizePrices } }: ItemPricesProps) {
  const words = useWords('options')
  const { language } = useScope()
  const stored = new Map(item?.option_prices.map(({ option_id: id, price }) => [id, price]))
  const isOpen = setsPrice || options.some(({ id }) => stored.has(id))
  return (
    <details open={isOpen} className="group order-last basis-full">
      <summary className="flex min-h-11 items-center gap-2 text-sm">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {labelled(words.itemPrices, name, language)}
      </summary>
      <p className="text-ink-soft text-sm">
        {hasSizePrices ? `${words.itemPricesHint} ${words.itemPricesEverySize}` : words.itemPricesHint}
      </p>
      <div className="mt-2 mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {options.map((option) => (
          <AmountField
            key={option.id}
            name={`${itemPricePrefix}${option.id}`}
            id={`${itemPricePrefix}${option.id}`}
            label={option.name}
            placeholder={formatAmount(option.priceRappen)}
            stored={stored.get(option.id)}
            mostRappen={highestPriceRappen}
          />
        ))}
      </div>
    </details>
  )
}
