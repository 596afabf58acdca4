import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { Board } from '@/lib/orders/read/board'
import { useWords } from '../../../_client/admin-words'
import { useKitchenCall } from './use-kitchen-call'

/** Money that a guest has to get back: it stays here until somebody says that he has it. */
export function PayBack({ due }: { due: Board['pay_back'] }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const rows = due.map(({ payment_id: id, number, name, amount }) => (
    <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-black/20 px-6 py-2">
      <p className="grow text-lg font-bold">{fill(words.payBack, { number, name, amount: priceOf(amount) })}</p>
      <Button
        look="plain"
        className="min-h-12 whitespace-nowrap"
        aria-label={`${number}: ${words.paidBack}`}
        disabled={isPending}
        onClick={() => void run(() => api('PATCH payments/{id}', { params: { id }, body: { status: 'refunded' } }))}
      >
        {words.paidBack}
      </Button>
    </li>
  ))
  // Several scroll by themselves: the orders keep their room.
  return due.length > 0 && <ul className="bg-saffron text-poster-ink max-h-34 overflow-y-auto">{rows}</ul>
}
