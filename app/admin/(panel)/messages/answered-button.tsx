'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { peopleWords } from '@/lib/i18n/admin/people'
import { shellWords } from '@/lib/i18n/admin/shell'
import { messageOf, useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'

export function AnsweredButton({ id, name, isAnswered }: { id: string; name: string; isAnswered: boolean }) {
  const words = useWords(peopleWords)
  const { callFailed } = useWords(shellWords)
  const api = useAdminApi()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const label = isAnswered ? words.markOpen : words.markAnswered

  async function toggle() {
    setBusy(true)
    await api.markAnswered(id, !isAnswered).catch((error: unknown) => notify(messageOf(error, callFailed), 'alert'))
    router.refresh()
    setBusy(false)
  }

  return (
    <Button disabled={isBusy} aria-label={`${label}: ${name}`} onClick={() => void toggle()}>
      {label}
    </Button>
  )
}
