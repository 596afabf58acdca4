'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'

interface CollectButtonProps {
  paymentId: string
  /** Short number of its order. */
  number: string
  words: Pick<AdminTexts['money'], 'markCollected' | 'markCollectedNamed'>
}

export function CollectButton({ paymentId, number, words }: CollectButtonProps) {
  const router = useRouter()
  const { isPending, run } = useAction()

  async function collect() {
    await run(() => api('PATCH payments/{id}', { params: { id: paymentId }, body: { status: 'collected' } }))
    router.refresh()
  }

  return (
    <button
      type="button"
      className="row-control [--row-control:var(--control)]"
      disabled={isPending}
      aria-label={fill(words.markCollectedNamed, { number })}
      onClick={() => void collect()}
    >
      {words.markCollected}
    </button>
  )
}
