'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { moneyWords } from '@/lib/i18n/admin/money'
import type { PaymentView } from '@/lib/orders/answers'
import { useWords } from '../../_client/admin-language'

export function CollectButton({ payment }: { payment: PaymentView }) {
  const words = useWords(moneyWords)
  const router = useRouter()
  const { isPending, run } = useAction()

  async function collect() {
    await run(() => api('PATCH payments/{id}', { params: { id: payment.id }, body: { status: 'collected' } }))
    router.refresh()
  }

  return (
    <Button
      look="plain"
      disabled={isPending}
      aria-label={words.markCollectedNamed(payment.order.short_number)}
      onClick={() => void collect()}
    >
      {words.markCollected}
    </Button>
  )
}
