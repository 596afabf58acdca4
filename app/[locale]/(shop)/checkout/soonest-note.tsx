import type { ServerQuote } from '@/app/_client/cart/quote'
import { ordersBeforeInWords } from '@/app/_client/next-times'
import { useScope } from '@/app/_client/scope'
import { formatMoment, formatTime, isSameDayOrNight } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'

/** With what lies before it, so that a long wait has its reason. */
export function SoonestNote({ quote }: Pick<ServerQuote, 'quote'>) {
  const scope = useScope()
  const before = ordersBeforeInWords(quote, scope)
  return (
    <span className="block min-h-lh">
      {quote?.soonest && <span className="whitespace-nowrap">{soonestWords(quote.soonest, scope.language)}</span>}
      {before && (
        <>
          <span aria-hidden="true"> · </span>
          <span>{before}</span>
        </>
      )}
    </span>
  )
}

export function soonestWords(soonest: NonNullable<QuoteAnswer['soonest']>, language: Language): string {
  const { at } = soonest
  return isSameDayOrNight(at, new Date()) ? `≈ ${formatTime(at, language)}` : formatMoment(at, language)
}
