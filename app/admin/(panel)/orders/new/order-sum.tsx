import type { FormState } from '@/app/_client/form'
import type { ServerQuote } from '@/app/_client/cart/quote'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'

interface OrderSumProps {
  server: ServerQuote
  isEmpty: boolean
  /** Whether the quote is about what is typed now. */
  isCurrent: boolean
  form: FormState
}

/** What the staff say on the phone: what it costs, and what stands against it. */
export function OrderSum({ server: { quote, isStale }, isEmpty, isCurrent, form }: OrderSumProps) {
  const words = useWords('phoneOrder')
  const orders = useWords('orders')
  const shown = isEmpty ? null : quote
  return (
    <div className="border-line bg-card grid gap-3 border-t pt-3 pb-1 lg:sticky lg:bottom-0">
      {shown && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4" aria-live="polite">
          {shown.deliveryFeeRappen > 0 && (
            <>
              <dt>{orders.deliveryFee}</dt>
              <dd className="price text-right">{formatPrice(shown.deliveryFeeRappen)}</dd>
            </>
          )}
          <dt className="text-lg font-bold">{orders.total}</dt>
          <dd className="price text-right text-xl">{formatPrice(shown.totalRappen)}</dd>
        </dl>
      )}
      <p role="status" className="text-paprika-ink font-semibold empty:hidden">
        {shown && !form.notice && (isStale ? words.stale : problemIn(shown, words))}
      </p>
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      <Button type="submit" disabled={form.isPending || (!isEmpty && !isCurrent)} className="min-h-14 text-lg">
        {words.place}
      </Button>
    </div>
  )
}

function problemIn({ problems, missingRappen }: QuoteAnswer, words: ReturnType<typeof useWords<'phoneOrder'>>): string {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('postcode_not_served')) return words.notServed
  if (codes.includes('below_minimum')) return fill(words.missing, { amount: formatPrice(missingRappen) })
  if (codes.includes('slot_unavailable')) return words.slotFull
  return codes.includes('shop_closed') ? words.closed : ''
}
