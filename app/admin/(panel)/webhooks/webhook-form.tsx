import { useId } from 'react'
import { api, type Body } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { CheckField, Field } from '@/app/_ui/field'
import { eventTypes } from '@/lib/orders/events/event-types'
import { useWords } from '../../_client/admin-words'
import { EditForm, ListError } from '../../_form/edit-form'
import { useAddForm } from '../../_form/use-edit-form'
import type { Webhook, WebhookWithSecret } from './answers'
import { typeText } from './webhook-words'

interface WebhookFormProps {
  /** Absent: a new one. */
  webhook?: Webhook
  onSaved: (webhook: WebhookWithSecret) => void
  close?: () => void
}

/** What a till usually wants to know. */
const usually: readonly string[] = [
  'order.received',
  'order.accepted',
  'order.ready',
  'order.completed',
  'order.cancelled',
]

export function WebhookForm({ webhook, onSaved, close }: WebhookFormProps) {
  const words = useWords('webhooks')
  const statuses = useWords('orderStatuses')
  const form = useAddForm({
    explain: words.failed,
    send: (typed) =>
      webhook
        ? api('PATCH webhooks/{id}', { params: { id: webhook.id }, body: settingsIn(typed) })
        : api('POST webhooks', { body: settingsIn(typed) }),
    onSaved,
  })
  const chosen = webhook?.events ?? usually
  return (
    <EditForm form={form} isCard={Boolean(webhook)} {...(close && { close, submitLabel: words.addYes })}>
      <Field
        name="url"
        type="url"
        label={words.url}
        hint={words.urlHint}
        defaultValue={webhook?.url}
        maxLength={500}
        required
        autoComplete="off"
      />
      <fieldset className="mt-5">
        <legend className="mb-1 font-semibold">{words.events}</legend>
        <p className="text-ink-soft mb-1 text-sm">{words.eventsHint}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {eventTypes.map((type) => (
            <TypeCheck
              key={type}
              type={type}
              label={typeText(type, { words, statuses })}
              isOn={chosen.includes(type)}
            />
          ))}
        </div>
        <ListError of="events" isDeep className="mt-1 text-sm" />
      </fieldset>
    </EditForm>
  )
}

function TypeCheck({ type, label, isOn }: { type: string; label: string; isOn: boolean }) {
  const id = useId()
  return <CheckField id={id} name="events" value={type} label={label} defaultChecked={isOn} />
}

function settingsIn(typed: FormData): Body<'POST webhooks'> {
  return { url: textOf(typed, 'url'), events: typed.getAll('events') as Body<'POST webhooks'>['events'] }
}
