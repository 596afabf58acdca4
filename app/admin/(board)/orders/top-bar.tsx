import type { ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { ButtonLink } from '@/app/_ui/button'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../_client/admin-words'
import type { Connection } from './_board/connection'
import { useBoard } from './_board/context'
import { WhoCooks } from './_device/who-cooks'
import { LeadTimeButton } from './_kitchen/lead-time'
import { PauseButton } from './_kitchen/pause'
import { SoldOutButton } from './_kitchen/sold-out'
import { SoundButton } from './_sound/sound-button'
import type { Sound } from './_sound/use-sound'

export function TopBar({ menu, connection, sound }: { menu: ReactNode; connection: Connection; sound: Sound }) {
  const words = useWords('board')
  const { language } = useScope()
  const { now, device } = useBoard()
  return (
    <header className="on-night bg-plum text-night-ink flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      {menu}
      <h1 className="text-lg">{words.title}</h1>
      <Light connection={connection} />
      <time className="text-lg font-bold tabular-nums">{formatTime(new Date(now), language)}</time>
      {/* On a phone one line that is pushed aside, so that orders are in sight. */}
      <div className="-mx-4 flex max-w-dvw gap-2 overflow-x-auto px-4 *:shrink-0 sm:mx-0 sm:ml-auto sm:flex-wrap sm:px-0">
        <WhoCooks />
        <PauseButton />
        <LeadTimeButton />
        <SoldOutButton />
        <SoundButton sound={sound} />
        {!device && (
          <span className="hidden xl:block">
            <ButtonLink href="/admin/orders/all" look="night">
              {words.allOrders}
            </ButtonLink>
          </span>
        )}
      </div>
    </header>
  )
}

const lights = {
  live: 'bg-[#74cf95]',
  slow: 'bg-saffron',
  lost: 'bg-paprika animate-breathe',
  signed_out: 'bg-paprika',
} as const satisfies Record<Connection, string>

// The banner below the bar shouts already; a second sentence would only push the buttons into another line.
const looks = {
  live: 'text-[#9fe0b6]',
  slow: 'font-bold text-saffron',
  lost: 'sr-only',
  signed_out: 'sr-only',
} as const satisfies Record<Connection, string>

function Light({ connection }: { connection: Connection }) {
  const words = useWords('board')
  const texts = { live: words.connected, slow: words.slow, lost: words.lostTitle, signed_out: words.signedOutTitle }
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-full ${lights[connection]}`} />
      <span className={looks[connection]}>{texts[connection]}</span>
    </p>
  )
}
