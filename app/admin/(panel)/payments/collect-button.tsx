'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'

interface CollectButtonProps {
  paymentId: string
  /** Number and code of its order. */
  number: string
  /** Takes the collecting back. */
  isBack?: boolean
  words: Pick<AdminTexts['money'], 'markCollected' | 'markCollectedNamed' | 'notCollected' | 'notCollectedNamed'>
}

export function CollectButton({ paymentId, number, isBack = false, words }: CollectButtonProps) {
  const router = useRouter()
  const { isPending, run } = useAction()

  async function settle() {
    const body = isBack ? ({ status: 'pending', correction: true } as const) : ({ status: 'collected' } as const)
    await run(() => api('PATCH payments/{id}', { params: { id: paymentId }, body }))
    router.refresh()
  }

  return (
    <button
      type="button"
      className="row-control [--row-control:var(--control)]"
      disabled={isPending}
      aria-label={fill(isBack ? words.notCollectedNamed : words.markCollectedNamed, { number })}
      onClick={() => void settle()}
    >
      {isBack ? words.notCollected : words.markCollected}
    </button>
  )
}
