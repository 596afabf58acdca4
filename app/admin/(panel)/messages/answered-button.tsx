'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { labelled } from '@/lib/i18n/format'

interface AnsweredButtonProps {
  id: string
  name: string
  isAnswered: boolean
  label: string
}

export function AnsweredButton({ id, name, isAnswered, label }: AnsweredButtonProps) {
  const router = useRouter()
  const { language } = useScope()
  const { isPending, run } = useAction()

  async function toggle() {
    await run(() => api('PATCH contact-messages/{id}', { params: { id }, body: { answered: !isAnswered } }))
    router.refresh()
  }

  return (
    <Button
      look="plain"
      disabled={isPending}
      aria-label={labelled(label, name, language)}
      onClick={() => void toggle()}
    >
      {label}
    </Button>
  )
}
