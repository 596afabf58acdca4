import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Price } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import type { CheckoutState } from './use-checkout'

type Words = Texts['checkout']['newTime']

export interface TimeChange {
  before: Date
  now: Date
}

function useTimeChange(change: TimeChange | null): Record<'before' | 'now', string> {
  const { language } = useScope()
  const clock = useNow()
  const words = (at: Date | undefined) => (at && clock ? formatNearMoment(at, language, clock) : '')
  return { before: words(change?.before), now: words(change?.now) }
}

/** Shown until the customer agrees to the new time. */
export function MovedTime({ change, words }: { change: TimeChange; words: Words }) {
  return (
    <p role="alert" className="rounded-field bg-ground-3 mb-2 px-4 py-2 text-center font-semibold">
      {fill(words.notice, useTimeChange(change))}
    </p>
  )
}

interface QuestionProps {
  /** Null: there is none. */
  change: TimeChange | null
  words: Words
  onAgree: (at: Date) => void
  onRefuse: () => void
}

/** The kitchen's time changed and nothing was ordered; the customer decides. */
export function TimeQuestion({ change, words, onAgree, onRefuse }: QuestionProps) {
  const times = useTimeChange(change)
  return (
    <Dialog title={fill(words.question, times)} isOpen={change !== null} onClose={onRefuse}>
      {change && (
        <>
          <p className="mb-6">{words.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onAgree(change.now)}>{fill(words.accept, { time: times.now })}</Button>
            <Button look="outline" data-safe-answer onClick={onRefuse}>
              {words.refuse}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

export function NewTime({ checkout, words }: { checkout: CheckoutState; words: Words }) {
  const { attempt, shown, acceptAndSubmit } = checkout
  const { question, closeQuestion } = attempt
  const now = question?.about === 'time' && question.quote.soonest?.at
  const change = now && shown.shownAt ? { before: shown.shownAt, now } : null
  return <TimeQuestion {...{ change, words }} onAgree={acceptAndSubmit} onRefuse={closeQuestion} />
}

interface Props {
  checkout: CheckoutState
  words: Texts['checkout']
}

/** The price changed between cart and order; the customer decides. */
export function NewPrice({ checkout, words }: Props) {
  const { amounts, attempt } = checkout
  const { question, closeQuestion } = attempt
  const total = question?.about === 'price' ? question.quote.totalRappen : null
  return (
    <Dialog title={words.priceChangedTitle} isOpen={total !== null} onClose={closeQuestion}>
      {total !== null && (
        <>
          <p>{words.priceChangedText}</p>
          <dl className="my-6 grid grid-cols-2 gap-y-1">
            <dt className="text-ink-soft">{words.before}</dt>
            <dt className="text-ink-soft text-right">{words.now}</dt>
            <dd className="price text-ink-soft text-lg line-through">{formatPrice(amounts.totalRappen)}</dd>
            <dd className="text-right text-xl">
              <Price rappen={total} />
            </dd>
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button onClick={checkout.acceptAndSubmit}>
              {fill(words.acceptPrice, { amount: formatPrice(total) })}
            </Button>
            <Button look="outline" onClick={closeQuestion}>
              {words.notNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
