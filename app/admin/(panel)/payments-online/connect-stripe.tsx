'use client'

import { useState } from 'react'
import { apiInWireNames, ApiRefusal } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { KeyProblem } from '@/lib/orders/money/provider/key-problems'
import type { PaymentSettingsView } from '@/lib/orders/money/online/schema'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'
import { EditForm } from '../../_form/edit-form'
import { TryButton } from '../../_form/try-button'
import { useAddForm } from '../../_form/use-edit-form'
import { Card } from '../../_ui/plain-page'

/** The keys are tried at Stripe before anything is kept. */
export function ConnectStripe({ settings }: { settings: PaymentSettingsView }) {
  const words = useWords('paymentsOnline')
  return (
    <Card title={words.stripe}>
      <ol className="mb-4 flex max-w-prose list-decimal flex-col gap-1 pl-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Copyable label={words.webhookUrl} lines={[settings.webhook_url]} />
      <Copyable label={words.webhookEvents} lines={settings.webhook_events} />
      {settings.keys !== 'environment' && <KeysForm key={settings.keys_since} />}
    </Card>
  )
}

function KeysForm() {
  const words = useWords('paymentsOnline')
  const announceChange = useAnnounceChange()
  const [problems, setProblems] = useState<KeyProblem[]>([])
  const form = useAddForm({
    explain(message, error) {
      if (error instanceof ApiRefusal && error.code === 'payment_keys_refused')
        setProblems((error.data as { problems: KeyProblem[] }).problems)
      return fill(words.failed, { message })
    },
    async send(typed) {
      setProblems([])
      const body = { secret_key: textOf(typed, 'secret_key'), webhook_secret: textOf(typed, 'webhook_secret') }
      await apiInWireNames('PUT payment-settings/keys', { body })
    },
    onSaved: () => announceChange(words.connected),
  })
  return (
    <EditForm form={form} submitLabel={words.connect} aria-label={words.stripe} className="mt-5">
      <div className={problems.length > 0 ? 'mb-4' : ''}>
        <KeyProblems problems={problems} />
      </div>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <KeyField name="secret_key" label={words.secretKey} hint={words.secretKeyHint} />
        <KeyField name="webhook_secret" label={words.webhookSecret} hint={words.webhookSecretHint} />
      </div>
    </EditForm>
  )
}

interface KeyFieldProps {
  name: string
  label: string
  hint: string
}

/** Hidden like a password, and kept from the browser's own list of them. */
function KeyField({ name, ...rest }: KeyFieldProps) {
  return (
    <Field
      {...{ name, ...rest }}
      type="password"
      autoComplete="new-password"
      spellCheck={false}
      maxLength={300}
      required
    />
  )
}

function Copyable({ label, lines }: { label: string; lines: readonly string[] }) {
  const words = useWords('paymentsOnline')

  async function copy() {
    const text = lines.join('\n')
    // Without https there is no clipboard: then it is marked by hand.
    await navigator.clipboard?.writeText(text).then(
      () => notify(words.copied),
      () => undefined,
    )
  }

  return (
    <div className="border-line flex flex-wrap items-start gap-x-4 gap-y-1 border-t py-2">
      <div className="min-w-0 grow basis-64">
        <p className="text-ink-soft text-sm">{label}</p>
        {lines.map((line) => (
          <code key={line} className="block text-sm wrap-anywhere select-all">
            {line}
          </code>
        ))}
      </div>
      <button
        type="button"
        className="row-control"
        aria-label={fill(words.copyNamed, { name: label })}
        onClick={() => void copy()}
      >
        {words.copy}
      </button>
    </div>
  )
}

/** What was right when the keys were given may have been changed at Stripe since. */
export function CheckKeys() {
  const words = useWords('paymentsOnline')
  return (
    <TryButton
      label={words.check}
      busyLabel={words.checking}
      call={() => apiInWireNames('POST payment-settings/check')}
      successOf={({ problems }) => (problems.length === 0 ? words.checked : null)}
    >
      {(answer) => <KeyProblems problems={answer?.problems ?? []} />}
    </TryButton>
  )
}

function KeyProblems({ problems }: { problems: readonly KeyProblem[] }) {
  const words = useWords('paymentsOnline').problems
  return (
    <ul role="alert" className="flex max-w-prose flex-col gap-2 empty:hidden">
      {problems.map((problem) => (
        <li key={problem} className="rounded-field bg-fault text-ink px-4 py-3 font-semibold">
          {words[problem]}
        </li>
      ))}
    </ul>
  )
}
