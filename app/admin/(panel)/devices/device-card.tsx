import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'
import type { Devices } from './use-devices'

const tones = { connected: 'good', away: 'warn', expired: 'bad' } as const

export function DeviceCard({ device, onEnded }: { device: Devices[number]; onEnded: () => Promise<void> }) {
  const words = useWords('devices')
  const { name, state, actor } = device
  return (
    <li className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-6 gap-y-3 border p-5">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="text-lg [overflow-wrap:anywhere]">{name}</strong>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <Moments device={device} />
        {actor && <p className="mt-1">{fill(words.actsNow, { who: actor })}</p>}
      </div>
      <EndDevice device={device} onEnded={onEnded} />
    </li>
  )
}

function Moments({ device: { last_seen_at, paired_at, paired_by } }: { device: Devices[number] }) {
  const words = useWords('devices')
  const { language } = useScope()
  const time = formatShortMoment(new Date(paired_at), language)
  return (
    <p className="text-ink-soft mt-1 text-sm">
      {fill(words.lastSeen, { time: formatShortMoment(new Date(last_seen_at), language) })}
      {' · '}
      {paired_by ? fill(words.pairedBy, { time, who: paired_by }) : fill(words.pairedAt, { time })}
    </p>
  )
}

function EndDevice({ device: { id, name }, onEnded }: { device: Devices[number]; onEnded: () => Promise<void> }) {
  const words = useWords('devices')
  const shell = useWords('shell')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="plain" aria-label={fill(words.endNamed, { name })} onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      <AskDialog
        question={fill(words.endAsk, { name })}
        text={words.endText}
        yes={words.end}
        no={shell.cancel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => api('DELETE devices/{id}', { params: { id } }).then(onEnded)}
        explain={(message) => fill(words.failed, { message })}
      />
    </>
  )
}
