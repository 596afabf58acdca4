'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { MailSettingsView } from '@/lib/shop/mail-server/schema'
import { useWords } from '../../_client/admin-words'
import { Card } from '../../_ui/plain-page'
import { CodeStep } from './code-step'
import { ServerForm } from './server-form'

/** The owner's own server: typed, proven by a code, in use; each in the same place. */
export function ServerSection({ settings }: { settings: MailSettingsView }) {
  const words = useWords('mail')
  const router = useRouter()
  const [draft, setDraft] = useState(settings.draft)
  const [isEditing, setEditing] = useState(false)

  function activated({ own }: MailSettingsView) {
    setDraft(null)
    notify(fill(words.activated, { host: own?.host ?? '' }))
    router.refresh()
  }

  return (
    <Card title={words.server}>
      <p className="text-ink-soft mb-4 max-w-prose">{settings.given_server ? words.serverGiven : words.serverLead}</p>
      {!settings.given_server && draft && !isEditing && (
        <CodeStep draft={draft} onActivated={activated} onEdit={() => setEditing(true)} />
      )}
      {!settings.given_server && (!draft || isEditing) && (
        <ServerForm
          // What is in use now, not what the form was opened with before another server was.
          key={settings.own?.id}
          settings={{ ...settings, draft }}
          onSent={(answered) => {
            setDraft(answered.draft)
            setEditing(false)
          }}
        />
      )}
      {settings.own && <RemoveServer id={settings.own.id} />}
    </Card>
  )
}

function RemoveServer({ id }: { id: string }) {
  const words = useWords('mail')
  const { cancel } = useWords('shell')
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)

  async function remove() {
    await api('DELETE mail-server/{id}', { params: { id } })
    notify(words.removed)
    router.refresh()
  }

  return (
    <div className="border-line mt-5 border-t pt-4">
      <Button look="danger" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AskDialog
        question={words.removeAsk}
        text={words.removeText}
        yes={words.remove}
        no={cancel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={remove}
        explain={(message) => fill(words.failed, { message })}
      />
    </div>
  )
}
