import { useScope } from '@/app/_client/scope'
import { buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { MutedBanner } from '../_sound/muted-banner'
import type { Sound } from '../_sound/use-sound'
import { Unpaired } from '../_device/unpaired'
import { RenewSession } from '../_kitchen/renew-session'
import type { Connection } from './connection'
import { useBoard } from './context'

interface AlarmsProps {
  connection: Connection
  /** When the shop last answered, by its own clock. */
  answeredAt: string
  sound: Sound
  /** Null: a device stays. */
  endsAt: string | null
}

/** What must not be overlooked, loudest first: no connection, signed out, no sound, the end of the session. */
export function Alarms({ connection, answeredAt, sound, endsAt }: AlarmsProps) {
  const { language } = useScope()
  const words = useWords('board')
  const { device } = useBoard()
  return (
    <>
      <div role="alert">
        {connection === 'lost' && (
          <div className="bg-(--alarm) px-6 py-4 text-white">
            <p className="text-2xl font-extrabold">{words.lostTitle}</p>
            <p className="text-lg">{fill(words.lostText, { time: formatTime(new Date(answeredAt), language) })}</p>
          </div>
        )}
        {connection === 'signed_out' && (device ? <Unpaired /> : <SignedOut />)}
      </div>
      {sound.state === 'blocked' && connection !== 'signed_out' && <SoundOff turnOn={sound.turnOn} />}
      {sound.mutedUntil !== null && <MutedBanner until={sound.mutedUntil} unmute={sound.unmute} />}
      {connection !== 'signed_out' && endsAt && <RenewSession endsAt={endsAt} />}
    </>
  )
}

function SignedOut() {
  const words = useWords('board')
  return (
    <div className="flex flex-wrap items-center gap-4 bg-(--alarm) px-6 py-4 text-white">
      <div className="grow">
        <p className="text-2xl font-extrabold">{words.signedOutTitle}</p>
        <p className="text-lg">{words.signedOutText}</p>
      </div>
      <a href="/admin/login?next=/admin/orders" className={buttonClass('plain', 'min-h-16 px-8 text-lg')}>
        {words.signIn}
      </a>
    </div>
  )
}

function SoundOff({ turnOn }: { turnOn: () => void }) {
  const words = useWords('board')
  return (
    <div className="bg-saffron text-poster-ink flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <p className="grow">
        <strong className="text-lg">{words.soundOff}.</strong> {words.soundOffText}
      </p>
      <button
        type="button"
        onClick={turnOn}
        className="rounded-card bg-poster-ink min-h-14 px-8 text-lg font-bold text-white"
      >
        {words.soundOn}
      </button>
    </div>
  )
}
