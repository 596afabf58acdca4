import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Board } from '@/lib/orders/read/board'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { Opener } from '../../../_ui/opener'
import { useKitchenCall } from './use-kitchen-call'

/** Money to return to a customer stays on the board until the staff confirm the payment. */
export function PayBack({ due }: { due: Board['payBack'] }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const numbers = due.map(({ number }) => number).join(', ')
  return (
    <Opener
      label={fill(words.payBackTitle, { numbers })}
      title={words.paidBack}
      chip="bg-saffron text-poster-ink"
      isOffered={due.length > 0}
    >
      <ul className="divide-line divide-y">
        {due.map(({ paymentId: id, number, name, amountRappen }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <p className="grow text-lg font-bold">
              {fill(words.payBack, { number, name, amount: formatPrice(amountRappen) })}
            </p>
            <Button
              look="plain"
              className="min-h-12"
              aria-label={`${number}: ${words.paidBack}`}
              disabled={isPending}
              onClick={() =>
                void run(() => api('PATCH payments/{id}', { params: { id }, body: { status: 'refunded' } }))
              }
            >
              {words.paidBack}
            </Button>
          </li>
        ))}
      </ul>
      {due.length === 0 && <p>{words.payBackNone}</p>}
    </Opener>
  )
}
