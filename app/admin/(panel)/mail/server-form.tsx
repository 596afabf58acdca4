import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { apiInWireNames, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, textOf } from '@/app/_client/form'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import {
  longestHost,
  longestMailPassword,
  longestUsername,
  mailEncryptions,
  mailPorts,
  type MailEncryption,
  type MailPort,
} from '@/lib/mail/server-rules'
import type { MailSettingsView } from '@/lib/shop/mail-server/schema'
import { EditForm } from '@/app/admin/_form/edit-form'
import { useAddForm } from '@/app/admin/_form/use-edit-form'
import { useWords } from '../../_client/admin-words'

interface Props {
  settings: MailSettingsView
  onSent: (answered: MailSettingsView) => void
}

/** Saves nothing: the settings are stored once the server has taken the mail with the code. */
export function ServerForm({ settings, onSent }: Props) {
  const words = useWords('mail')
  const router = useRouter()
  const opened = settings.draft ?? settings.own
  const form = useAddForm({
    explain(message, error) {
      // Shows what is in use now; what was typed stays.
      if (error instanceof ApiRefusal && error.code === 'changed_meanwhile') router.refresh()
      return fill(words.failed, { message })
    },
    async send(typed) {
      const body = serverIn(typed, settings.own?.id ?? null)
      onSent(await apiInWireNames('POST mail-server/drafts', { body }))
    },
  })
  return (
    <EditForm form={form} submitLabel={words.sendCode} aria-label={words.server}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Connection opened={opened} />
        <Account opened={opened} isLost={settings.own?.is_password_lost ?? false} />
        <Field
          name="from_address"
          type="email"
          label={words.fromAddress}
          hint={settings.is_address_given ? words.addressGiven : undefined}
          maxLength={254}
          required
          defaultValue={opened?.from_address ?? settings.sender.address}
          className="sm:col-span-2"
        />
      </div>
    </EditForm>
  )
}

type Opened = MailSettingsView['own'] | MailSettingsView['draft']

interface Part {
  opened: Opened
}

function Connection({ opened }: Part) {
  const words = useWords('mail')
  return (
    <>
      <Field
        name="host"
        label={words.host}
        placeholder={words.hostExample}
        maxLength={longestHost}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        defaultValue={opened?.host}
        className="sm:col-span-2"
      />
      <Select name="port" label={words.port} defaultValue={opened?.port ?? mailPorts[0]}>
        {mailPorts.map((port) => (
          <option key={port}>{port}</option>
        ))}
      </Select>
      <Select name="encryption" label={words.encryption} defaultValue={opened?.encryption ?? mailEncryptions[0]}>
        {mailEncryptions.map((encryption) => (
          <option key={encryption} value={encryption}>
            {words.encryptions[encryption]}
          </option>
        ))}
      </Select>
    </>
  )
}

/** These names and hints keep the browser from filling in the owner's own account. */
function Account({ opened, isLost }: Part & { isLost: boolean }) {
  const words = useWords('mail')
  const [hasAccount, setHasAccount] = useState(Boolean(opened?.username))
  const isKept = Boolean(opened?.username) && !isLost
  return (
    <>
      <Field
        name="username"
        label={words.username}
        hint={words.usernameHint}
        maxLength={longestUsername}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        defaultValue={opened?.username}
        onChange={({ currentTarget }) => setHasAccount(currentTarget.value.trim() !== '')}
      />
      <Field
        name="password"
        type="password"
        label={words.password}
        hint={isKept ? words.passwordKept : words.passwordHint}
        maxLength={longestMailPassword}
        autoComplete="new-password"
        required={hasAccount && !isKept}
      />
    </>
  )
}

function serverIn(typed: FormData, replaces: string | null) {
  return {
    host: textOf(typed, 'host'),
    port: Number(textOf(typed, 'port')) as MailPort,
    encryption: textOf(typed, 'encryption') as MailEncryption,
    username: textOf(typed, 'username'),
    password: exactTextOf(typed, 'password'),
    from_address: textOf(typed, 'from_address'),
    replaces,
  }
}
