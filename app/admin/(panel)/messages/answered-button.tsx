'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { messageOf, useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'

interface AnsweredButtonProps {
  id: string
  name: string
  isAnswered: boolean
  /** What a press does. */
  label: string
}

export function AnsweredButton({ id, name, isAnswered, label }: AnsweredButtonProps) {
  const { callFailed } = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

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
