'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

interface SettleButtonsProps {
  paymentId: string
  number: string
  isOwed: boolean
  /** Amount with currency that is owed to the customer; null for none. */
  payBack: string | null
  /** The entry that can be undone; null for none. */
  undoable: 'collected' | 'other' | null
}

export function SettleButtons({ paymentId, number, isOwed, payBack, undoable }: SettleButtonsProps) {
  const words = useWords('money')
  const router = useRouter()
  const { isPending, run } = useAction()

  async function settle(body: { status: 'collected' | 'refunded' } | { status: 'pending'; correction: true }) {
    await run(() => api('PATCH payments/{id}', { params: { id: paymentId }, body }))
    router.refresh()
  }

  const button = (label: string, named: string, body: Parameters<typeof settle>[0]) => (
    <button
      type="button"
      className="row-control [--row-control:var(--control)]"
      disabled={isPending}
      aria-label={fill(named, { number, amount: payBack ?? '' })}
      onClick={() => void settle(body)}
    >
      {label}
    </button>
  )
  const isCollected = undoable === 'collected'
  return (
    <>
      {isOwed && button(words.markCollected, words.markCollectedNamed, { status: 'collected' })}
      {payBack && button(words.markPaidBack, words.markPaidBackNamed, { status: 'refunded' })}
      {undoable &&
        button(
          isCollected ? words.notCollected : words.undoEntry,
          isCollected ? words.notCollectedNamed : words.undoEntryNamed,
          { status: 'pending', correction: true },
        )}
    </>
  )
}
