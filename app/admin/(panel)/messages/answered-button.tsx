'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { peopleWords } from '@/lib/i18n/admin/people'
import { useWords } from '../../_client/admin-language'

export function AnsweredButton({ id, name, isAnswered }: { id: string; name: string; isAnswered: boolean }) {
  const words = useWords(peopleWords)
  const router = useRouter()
  const { isPending, run } = useAction()
  const label = isAnswered ? words.markOpen : words.markAnswered

  async function toggle() {
    await run(() => api('PATCH contact-messages/{id}', { params: { id }, body: { answered: !isAnswered } }))
    router.refresh()
  }

  return (
    <Button look="plain" disabled={isPending} aria-label={`${label}: ${name}`} onClick={() => void toggle()}>
      {label}
    </Button>
  )
}
