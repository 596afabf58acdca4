'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../_client/admin-words'

export function FactorPolicy({ isRequired }: { isRequired: boolean }) {
  const words = useWords('people')
  const router = useRouter()
  const { isPending, run } = useAction(words.failed)

  async function change() {
    await api('PUT admin/second-factor/policy', { body: { required: !isRequired } })
    router.refresh()
  }

  return (
    <section className="rounded-card border-line bg-card mt-6 border p-4 sm:p-5">
      <h2 className="mb-2 text-lg">{words.factorPolicy}</h2>
      <p className="mb-4 max-w-prose">{isRequired ? words.factorRequired : words.factorNotRequired}</p>
      <Button look="outline" disabled={isPending} onClick={() => void run(change)}>
        {isRequired ? words.factorAskNoMore : words.factorAsk}
      </Button>
    </section>
  )
}
