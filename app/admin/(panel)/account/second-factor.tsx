'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { type Answer, api } from '@/app/_client/api'
import { exactTextOf, textOf, useForm } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { QrCode } from '@/app/_ui/qr-code'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { OwnFactor } from '@/lib/accounts/second-factor/set-up'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'

type Begun = Answer<'POST admin/second-factor'>

export function SecondFactor({ factor, isMissing }: { factor: OwnFactor; isMissing: boolean }) {
  const words = useWords('account')
  const router = useRouter()
  const announceChange = useAnnounceChange()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function begin(data: FormData) {
    setBegun(await api('POST admin/second-factor', { body: { password: exactTextOf(data, 'password') } }))
  }
  async function remove(data: FormData) {
    const body = { password: exactTextOf(data, 'password'), totp: textOf(data, 'totp') }
    await api('POST admin/second-factor/remove', { body })
    announceChange(words.removed)
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
          <PasswordStep key="remove" label={words.remove} send={remove} asksCode />
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

interface Props {
  begun: Answer<'POST admin/second-factor'>
  onConfirmed: (recoveryCodes: string[]) => void
}

function ConfirmFactor({ begun, onConfirmed }: Props) {
  const words = useWords('account')
  const form = useForm({
    explain: words.failed,
    send: async (data) => {
      const { recoveryCodes } = await api('POST admin/second-factor/confirm', { body: { totp: textOf(data, 'totp') } })
      onConfirmed(recoveryCodes)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col items-start gap-4">
      <p>{words.scan}</p>
      <QrCode text={begun.uri} label={words.qr} />
      <dl>
        <dt className="text-ink-soft text-sm">{words.secret}</dt>
        <dd className="font-mono text-lg [overflow-wrap:anywhere]">{begun.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</dd>
      </dl>
      <Field
        name="totp"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        autoFocus
        error={form.fieldErrors.totp ?? form.notice?.text}
      />
      <Button type="submit" disabled={form.isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}

interface StepProps {
  label: string
  send: (data: FormData) => Promise<void>
  asksCode?: boolean
}

function PasswordStep({ label, send, asksCode = false }: StepProps) {
  const words = useWords('account')
  const form = useForm({
    explain: words.failed,
    send: async (data) => {
      await send(data)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col items-start gap-4">
      <Field
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        error={form.fieldErrors.password}
      />
      {asksCode && (
        <Field
          name="totp"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          maxLength={40}
          required
          error={form.fieldErrors.totp}
        />
      )}
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      <Button type="submit" disabled={form.isPending}>
        {label}
      </Button>
    </form>
  )
}
