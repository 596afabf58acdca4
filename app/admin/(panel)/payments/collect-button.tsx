'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { moneyWords } from '@/lib/i18n/admin/money'
import { shellWords } from '@/lib/i18n/admin/shell'
import type { PaymentView } from '@/lib/orders/answers'
import { messageOf, useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'

export function CollectButton({ payment }: { payment: PaymentView }) {
  const words = useWords(moneyWords)
  const { callFailed } = useWords(shellWords)
  const api = useAdminApi()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function collect() {
    setBusy(true)
    await api.collect(payment.id).catch((error: unknown) => notify(messageOf(error, callFailed), 'alert'))
    router.refresh()
    setBusy(false)
  }

  return (
    <Button
      disabled={isBusy}
      aria-label={words.markCollectedNamed(payment.order.short_number)}
      onClick={() => void collect()}
    >
      {words.markCollected}
    </Button>
  )
}
