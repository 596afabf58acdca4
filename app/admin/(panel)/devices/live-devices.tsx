'use client'

import { useCallback, useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { Dialog } from '@/app/_ui/dialog'
import { FormFoot } from '@/app/admin/_ui/form-foot'
import { EmptyState } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { PlainPage } from '../../_ui/plain-page'
import { DeviceCard, type Devices, type Invitation, PairingCode } from './device-card'

const usualPauseMs = 10_000
const waitingPauseMs = 2_000

const pickupScreenPath = '/admin/pickup-screen'

export function LiveDevices({ initial }: { initial: Devices }) {
  const words = useWords('devices')
  const [isAdding, setAdding] = useState(false)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const close = useCallback(() => {
    setAdding(false)
    setInvitation(null)
  }, [])
  const onAnswer = useCallback(
    (answer: Devices) => {
      if (!invitation || !answer.some(({ id }) => id === invitation.id)) return
      close()
      notify(fill(words.isPaired, { name: invitation.name }))
    },
    [invitation, close, words],
  )
  const pauseMs = invitation ? waitingPauseMs : usualPauseMs
  const { devices, refresh } = useDevices(initial, { pauseMs, onAnswer })

  return (
    <PlainPage title={words.title} actions={<Button onClick={() => setAdding(true)}>{words.add}</Button>}>
      <p className="text-ink-soft mb-2 max-w-prose">{words.lead}</p>
      <p className="text-ink-soft mb-5 max-w-prose">
        {words.pickupScreen}{' '}
        <a href={pickupScreenPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {pickupScreenPath}
        </a>
      </p>
      {devices.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <ul className="grid gap-3">
        {devices.map((device) => (
          <DeviceCard key={device.id} device={device} onChanged={refresh} />
        ))}
      </ul>
      <Dialog
        title={invitation ? fill(words.codeTitle, { name: invitation.name }) : words.add}
        isOpen={isAdding}
        onClose={close}
        isWide={invitation !== null}
      >
        <AddDevice invitation={invitation} onInvited={setInvitation} />
      </Dialog>
    </PlainPage>
  )
}

interface Asking {
  pauseMs: number
  onAnswer: (devices: Devices) => void
}

function useDevices(initial: Devices, { pauseMs, onAnswer }: Asking) {
  const [devices, setDevices] = useState(initial)
  const refresh = useCallback(
    () =>
      api('GET devices').then(
        (answer) => {
          setDevices(answer)
          onAnswer(answer)
        },
        () => {
          // The list stays as it was until the next poll.
        },
      ),
    [onAnswer],
  )
  useEffect(() => {
    const timer = setInterval(() => void refresh(), pauseMs)
    return () => clearInterval(timer)
  }, [refresh, pauseMs])
  return { devices, refresh }
}

interface AddDeviceProps {
  invitation: Invitation | null
  onInvited: (invitation: Invitation) => void
}

function AddDevice({ invitation, onInvited }: AddDeviceProps) {
  async function invite(name: string) {
    onInvited({ ...(await api('POST devices', { body: { name } })), name })
  }
  if (!invitation) return <NameForm invite={invite} />
  return <PairingCode key={invitation.id} invitation={invitation} onRenew={() => invite(invitation.name)} />
}

function NameForm({ invite }: { invite: (name: string) => Promise<void> }) {
  const words = useWords('devices')
  const form = useForm({
    explain: words.failed,
    send: async (data) => {
      await invite(textOf(data, 'name'))
    },
  })
  return (
    <form onSubmit={form.onSubmit}>
      <Field
        name="name"
        id="device-name"
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        required
        autoFocus
        autoComplete="off"
        error={form.fieldErrors.name}
      />
      <FormFoot form={form} label={words.getCode} />
    </form>
  )
}
