import { useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { FormMessage } from '@/app/_ui/form-message'
import { priceOf } from '@/app/_ui/price'
import type { Billing } from '@/lib/accounts/profile/billing'
import { fill } from '@/lib/i18n/fill'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Texts } from '@/lib/i18n/texts'
import { TimeQuestion, useTimeChange } from '../checkout/new-time'
import { OrderAgainFacts } from './order-again-facts'
import type { PastOrder } from './past-order'
import { useOrderAgain } from './use-order-again'

interface Props {
  past: PastOrder
  words: Texts['again']
  shopAddress: string
  isOpen: boolean
  onClose: () => void
  onQuoted: (past: PastOrder | null) => void
}

export function ConfirmAgain({ isOpen, ...rest }: Props) {
  return (
    <Dialog title={rest.words.title} isOpen={isOpen} onClose={rest.onClose}>
      <Confirmation {...rest} />
    </Dialog>
  )
}

function Confirmation({ past, words, shopAddress, onClose, onQuoted }: Omit<Props, 'isOpen'>) {
  const { language } = useScope()
  const profile = useProfile()
  const again = useOrderAgain({ past, words, onPlaced: onClose, onQuoted })
  const { isPending, failure, forget, order, intoCart } = again
  const newTime = failure?.newTime ?? null
  const question = fill(words.newTime.question, useTimeChange(newTime))
  const { quote } = past
  const reason = quote.lines.length > 0 && whyNot(quote, words)
  return (
    <div className="grid gap-5">
      <OrderAgainFacts {...{ past, profile, words, shopAddress, language }} />
      <FormMessage kind="alert" text={failure?.text ?? null} />
      {failure?.orderId && (
        <ButtonLink href={`/track/${failure.orderId}`} look="outline">
          {words.showOrder}
        </ButtonLink>
      )}
      {reason ? (
        <p className="rounded-field bg-fault px-4 py-3 font-semibold">{reason}</p>
      ) : (
        quote.lines.length > 0 && (
          <Button className="min-h-14 text-lg" aria-disabled={isPending} onClick={() => void order()}>
            {isPending ? words.placing : fill(words.order, { total: priceOf(quote.total) })}
          </Button>
        )
      )}
      <Button look="quiet" onClick={intoCart}>
        {words.change}
      </Button>
      <Dialog title={question} isOpen={newTime !== null} onClose={forget}>
        {newTime && (
          <TimeQuestion
            change={newTime}
            words={words.newTime}
            onAgree={() => void order(newTime.now)}
            onRefuse={forget}
          />
        )}
      </Dialog>
    </div>
  )
}

function whyNot({ problems, minimum, soonest }: QuoteAnswer, words: Texts['again']): string | null {
  const has = (code: string) => problems.some((problem) => problem.code === code)
  if (has('below_minimum')) return fill(words.belowMinimum, { minimum: priceOf(minimum) })
  if (has('postcode_not_served') || has('profile_incomplete')) return words.addressChanged
  return soonest ? null : words.shopClosed
}

/** Asked when the question is: the address may have changed since the order. Null until it is there. */
function useProfile(): Billing | null {
  const [profile, setProfile] = useState<Billing | null>(null)
  useEffect(() => {
    api('GET user/profile').then(setProfile, () => undefined)
  }, [])
  return profile
}
