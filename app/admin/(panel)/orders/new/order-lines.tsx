import { Chosen } from '@/app/[locale]/(shop)/_choose/chosen'
import type { Cart } from '@/app/_client/cart/cart'
import type { CartEntry } from '@/app/_client/cart/cart-entry'
import type { QuotedLines } from '@/app/_client/cart/quote'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import type { ChoiceWords } from '@/lib/orders/choice-lines'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'

interface OrderLinesProps {
  cart: Cart
  quoted: QuotedLines
  choices: ChoiceWords
  /** 0: takes the line out. */
  onQuantity: (key: string, quantity: number) => void
  onChange: (key: string, entry: CartEntry) => void
}

export function OrderLines({ cart, quoted, choices, onQuantity, onChange }: OrderLinesProps) {
  const words = useWords('phoneOrder')
  const lines = Object.entries(cart)
  if (lines.length === 0) return <p className="text-ink-soft">{words.empty}</p>
  return (
    <ul aria-label={words.lines} className="divide-line grid divide-y">
      {lines.map(([key, entry]) => {
        const { item, quantity, options, note } = entry
        const { line, problems = [] } = quoted.get(key) ?? {}
        const isOff = problems.some(({ code }) => code !== 'price_changed')
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <button
              type="button"
              aria-label={fill(words.change, { item: item.name })}
              className="min-h-11 min-w-0 grow basis-full text-left wrap-anywhere sm:basis-0"
              onClick={() => onChange(key, entry)}
            >
              <span className="font-semibold underline underline-offset-4">{item.name}</span>
              <Chosen options={options ?? line?.options ?? []} {...{ quantity, note }} words={choices} />
              {isOff && <strong className="text-paprika-ink block text-sm">{words.notToHave}</strong>}
            </button>
            <Stepper item={item.name} quantity={quantity} least={0} onChange={(changed) => onQuantity(key, changed)} />
            <span className="price ml-auto w-24 text-right">{line && formatPrice(line.subtotalRappen)}</span>
          </li>
        )
      })}
    </ul>
  )
}
