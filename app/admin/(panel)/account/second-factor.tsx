'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { exactTextOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { OwnFactor } from '@/lib/accounts/second-factor/find-own-factor'
import { useWords } from '../../_client/admin-words'
import { ConfirmFactor } from './confirm-factor'
import { PasswordStep } from './password-step'

type Begun = Answer<'POST admin/second-factor'>

/** Off, begun, the recovery codes, on: one after the other in the same place. */
export function SecondFactor({ factor, isMissing }: { factor: OwnFactor; isMissing: boolean }) {
  const words = useWords('account')
  const router = useRouter()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function begin(data: FormData) {
    setBegun(await api('POST admin/second-factor', { body: { password: exactTextOf(data, 'password') } }))
  }
  async function remove(data: FormData) {
    await api('POST admin/second-factor/remove', { body: { password: exactTextOf(data, 'password') } })
    notify(words.removed)
    router.refresh()
  }
  function confirmed(recoveryCodes: string[]) {
    setBegun(null)
    setCodes(recoveryCodes)
    router.refresh()
  }

  return (
    <section className="rounded-card border-line bg-card border p-4 sm:p-5" aria-label={words.factor}>
      <h2 className="mb-3 text-lg">{words.factor}</h2>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && begun && <ConfirmFactor begun={begun} onConfirmed={confirmed} />}
      {!codes && !begun && !factor.isOn && (
        <>
          <p className="mb-4">{isMissing ? words.required : words.off}</p>
          <PasswordStep key="begin" label={words.begin} send={begin} />
        </>
      )}
      {!codes && !begun && factor.isOn && (
        <>
          <p className="mb-4">{fill(words.on, { count: String(factor.recoveryCodesLeft) })}</p>
          <PasswordStep key="remove" label={words.remove} send={remove} />
        </>
      )}
    </section>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const words = useWords('account')
  return (
    <div role="status">
      <h3 className="mb-2 font-semibold">{words.codesTitle}</h3>
      <p className="mb-4">{words.codesLead}</p>
      <ol className="bg-ground-2 rounded-field mb-4 grid grid-cols-1 gap-x-8 gap-y-2 p-4 font-mono text-lg min-[360px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button onClick={onDone}>{words.codesDone}</Button>
    </div>
  )
}
