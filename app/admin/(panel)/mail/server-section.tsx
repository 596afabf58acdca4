'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { textOf, useForm } from '@/app/_client/form'
import { apiInWireNames, ApiRefusal } from '@/app/_client/api'
import { Field } from '@/app/_ui/field'
import { TryButton } from '@/app/admin/_form/try-button'
import { useSignIn, whileSignedIn } from '@/app/admin/_form/use-sign-in'
import { Button, buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { MailSettingsView } from '@/lib/shop/mail-server/schema'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'
import { CallButton } from '../../_ui/call-button'
import { Card } from '../../_ui/plain-page'
import { ServerForm } from './server-form'

export function ServerSection({ settings }: { settings: MailSettingsView }) {
  const words = useWords('mail')
  const announceChange = useAnnounceChange()
  const [draft, setDraft] = useState(settings.draft)
  const [isEditing, setEditing] = useState(false)

  function activated({ own }: MailSettingsView) {
    setDraft(null)
    announceChange(fill(words.activated, { host: own?.host ?? '' }))
  }

  return (
    <Card title={words.server}>
      <p className="text-ink-soft mb-4 max-w-prose">{settings.given_server ? words.serverGiven : words.serverLead}</p>
      {!settings.given_server && draft && !isEditing && (
        <CodeStep draft={draft} onActivated={activated} onEdit={() => setEditing(true)} />
      )}
      {!settings.given_server && (!draft || isEditing) && (
        <ServerForm
          // Mounted again when another server was activated.
          key={settings.own?.id}
          settings={{ ...settings, draft }}
          onSent={(answered) => {
            setDraft(answered.draft)
            setEditing(false)
          }}
        />
      )}
      {settings.own && (
        <div className="border-line mt-5 border-t pt-4">
          <CallButton
            call={{ route: 'DELETE mail-server/{id}', params: { id: settings.own.id } }}
            label={words.remove}
            ask={{ question: words.removeAsk, text: words.removeText }}
            done={words.removed}
            className={buttonClass('danger')}
            explain={words.failed}
          />
        </div>
      )}
    </Card>
  )
}

interface Props {
  draft: NonNullable<MailSettingsView['draft']>
  onActivated: (settings: MailSettingsView) => void
  onEdit: () => void
}

function CodeStep({ draft, onActivated, onEdit }: Props) {
  const words = useWords('mail')
  const session = useSignIn()
  const router = useRouter()
  const { id, host, sent_to: email } = draft
  const form = useForm({
    explain(message, error) {
      if (error instanceof ApiRefusal && error.code === 'changed_meanwhile') router.refresh()
      return fill(words.failed, { message })
    },
    async send(typed) {
      const sent = { params: { id }, body: { code: textOf(typed, 'code') } }
      onActivated(
        await whileSignedIn(() => apiInWireNames('POST mail-server/drafts/{id}/activation', sent), session.signIn),
      )
    },
  })
  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit}
        aria-label={words.codeTitle}
        className="flex flex-col items-start gap-4"
      >
        <p role="status" className="max-w-prose wrap-anywhere">
          {fill(words.codeLead, { host, email })}
        </p>
        <Field
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          autoFocus
          error={form.fieldErrors.code ?? form.notice?.text}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={form.isPending}>
            {words.activate}
          </Button>
          <Button look="plain" onClick={onEdit}>
            {words.change}
          </Button>
        </div>
      </form>
      {session.dialog}
    </>
  )
}

export function TestMail() {
  const words = useWords('mail')
  return (
    <TryButton
      label={words.test}
      busyLabel={words.testing}
      call={() => apiInWireNames('POST mail-server/test')}
      successOf={({ sent_to: email }) => fill(words.tested, { email })}
    />
  )
}
