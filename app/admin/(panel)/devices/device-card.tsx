import { useAction } from '@/app/_client/action'
import { type Answer, api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { AskButton } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { QrCode } from '@/app/_ui/qr-code'
import { CheckField } from '@/app/_ui/field'
import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment, formatTime } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'
import { isLocalHost } from '../../_client/local-host'

export type Devices = Answer<'GET devices'>

const tones = { connected: 'good', away: 'warn', expired: 'bad' } as const

interface DeviceCardProps {
  device: Devices[number]
  onChanged: () => Promise<void>
}

export function DeviceCard({ device, onChanged }: DeviceCardProps) {
  const words = useWords('devices')
  const { name, state, actor, showsScreen } = device
  return (
    <li className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-6 gap-y-3 border p-5">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-lg [overflow-wrap:anywhere]">{name}</strong>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <Moments device={device} />
        {actor && <p className="mt-1">{fill(words.actsNow, { who: actor })}</p>}
        {showsScreen && <p className="mt-1">{words.showsScreen}</p>}
      </div>
      <InKitchen device={device} onChanged={onChanged} />
      <EndDevice device={device} onChanged={onChanged} />
    </li>
  )
}

function InKitchen({ device: { id, inKitchen: isInKitchen }, onChanged }: DeviceCardProps) {
  const words = useWords('devices')
  const { isPending, run } = useAction(words.failed)
  const change = (body: { in_kitchen: boolean }) => api('PATCH devices/{id}', { params: { id }, body }).then(onChanged)
  return (
    <CheckField
      name={`in-kitchen-${id}`}
      label={words.inKitchen}
      checked={isInKitchen}
      disabled={isPending}
      onChange={({ currentTarget }) => void run(() => change({ in_kitchen: currentTarget.checked }))}
    />
  )
}

function Moments({ device: { lastSeenAt, pairedAt, pairedBy } }: { device: Devices[number] }) {
  const words = useWords('devices')
  const { language } = useScope()
  const time = formatShortMoment(pairedAt, language)
  return (
    <p className="text-ink-soft mt-1 text-sm">
      {fill(words.lastSeen, { time: formatShortMoment(lastSeenAt, language) })}
      {' · '}
      <span>{pairedBy ? fill(words.pairedBy, { time, who: pairedBy }) : fill(words.pairedAt, { time })}</span>
    </p>
  )
}

function EndDevice({ device: { id, name }, onChanged }: DeviceCardProps) {
  const words = useWords('devices')
  const shell = useWords('shell')
  async function endIt() {
    await api('DELETE devices/{id}', { params: { id } })
    notify(fill(words.ended, { name }))
    await onChanged()
  }

  return (
    <AskButton
      look="plain"
      label={words.end}
      aria-label={fill(words.endNamed, { name })}
      question={fill(words.endAsk, { name })}
      text={words.endText}
      yes={words.end}
      no={shell.cancel}
      onYes={endIt}
      explain={words.failed}
    />
  )
}

export type Invitation = Answer<'POST devices'> & { name: string }

interface PairingCodeProps {
  invitation: Invitation
  onRenew: () => Promise<void>
}

/** The address to type, and the same as a picture for the tablet's camera. */
export function PairingCode({ invitation: { name, code, expiresAt }, onRenew }: PairingCodeProps) {
  const words = useWords('devices')
  const { language } = useScope()
  const now = useNow()
  const address = `${window.location.origin}/admin/pair`
  if (now && now > expiresAt) return <CodeOver onRenew={onRenew} />
  return (
    <div className="flex flex-col gap-5">
      <p>{words.step}</p>
      {isLocalHost(window.location.hostname) && <p className="bg-ground-2 rounded-field p-4">{words.localAddress}</p>}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <dl className="min-w-0 grow basis-72">
          <dt className="text-ink-soft text-sm">{words.address}</dt>
          <dd className="mb-4 text-lg font-semibold [overflow-wrap:anywhere]">{address}</dd>
          <dt className="text-ink-soft text-sm">{words.code}</dt>
          <dd className="text-[clamp(2.25rem,9vw,4rem)] leading-tight font-extrabold tracking-wide whitespace-nowrap">
            {code}
          </dd>
        </dl>
        <QrCode text={`${address}#code=${code}`} label={fill(words.qr, { name })} />
      </div>
      <p role="status" className="text-ink-soft">
        {fill(words.validUntil, { time: formatTime(expiresAt, language) })}
      </p>
    </div>
  )
}

function CodeOver({ onRenew }: { onRenew: () => Promise<void> }) {
  const words = useWords('devices')
  const { isPending, run } = useAction(words.failed)
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">{words.codeOver}</p>
      <Button disabled={isPending} onClick={() => void run(onRenew)}>
        {words.newCode}
      </Button>
    </div>
  )
}
