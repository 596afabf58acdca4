import { useAction } from '@/app/_client/action'
import type { Answer } from '@/app/_client/contract-calls'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { QrCode } from '@/app/_ui/qr-code'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'

/** The code that was answered, and the name that it was asked for. */
export type Invitation = Answer<'POST devices'> & { name: string }

interface PairingCodeProps {
  invitation: Invitation
  onRenew: () => Promise<void>
}

/** The code, huge, with the address to type and the same as a picture for the tablet's camera. */
export function PairingCode({ invitation: { name, code, expires_at }, onRenew }: PairingCodeProps) {
  const words = useWords('devices')
  const { language } = useScope()
  const now = useNow()
  const address = `${window.location.origin}/admin/pair`
  const expiresAt = new Date(expires_at)
  if (now && now > expiresAt) return <CodeOver onRenew={onRenew} />
  return (
    <div className="flex flex-col gap-5">
      <p>{words.step}</p>
      {isLocal(window.location.hostname) && <p className="bg-ground-2 rounded-field p-4">{words.localAddress}</p>}
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
  const { isPending, run } = useAction((message) => fill(words.failed, { message }))
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">{words.codeOver}</p>
      <Button disabled={isPending} onClick={() => void run(onRenew)}>
        {words.newCode}
      </Button>
    </div>
  )
}

/** Names of this very computer, under which no tablet finds it. */
function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
