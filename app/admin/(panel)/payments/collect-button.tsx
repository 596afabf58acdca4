'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { PaymentView } from '@/lib/orders/answers'
import { messageOf, useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'

interface CollectButtonProps {
  payment: PaymentView
  words: Pick<AdminTexts['money'], 'markCollected' | 'markCollectedNamed'>
}

export function CollectButton({ payment, words }: CollectButtonProps) {
  const { callFailed } = useWords('shell')
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
      aria-label={fill(words.markCollectedNamed, { number: payment.order.short_number })}
      onClick={() => void collect()}
    >
      {words.markCollected}
    </Button>
  )
}
