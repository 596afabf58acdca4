import { useScope } from '@/app/_client/scope'
import { buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import type { Connection } from './connection'
import { useBoard } from './context'

const login = '/admin/login?next=/admin/orders'

interface AlarmsProps {
  connection: Connection
  /** When the shop last answered, by its own clock. */
  answeredAt: Date
}

/** What must not be overlooked takes the place of the head's buttons, and so covers no number and moves no ticket. */
export function Alarms({ connection, answeredAt }: AlarmsProps) {
  const { language } = useScope()
  const words = useWords('board')
  const pairing = useWords('devices')
  const { device } = useBoard()
  const time = formatTime(answeredAt, language)
  const end = device
    ? { title: pairing.unpairedTitle, text: pairing.unpairedText, href: '/admin/pair', label: pairing.pairAgain }
    : { title: words.signedOutTitle, text: words.signedOutText, href: login, label: words.signIn }
  return (
    <div role="alert" className="board-alarm">
      {connection === 'lost' && <Alarm title={words.lostTitle} text={fill(words.lostText, { time })} />}
      {connection === 'signed_out' && <Alarm {...end} />}
    </div>
  )
}

function Alarm({ title, text, href, label }: { title: string; text: string; href?: string; label?: string }) {
  return (
    <div className="flex h-full items-center gap-3 bg-(--alarm) px-3 py-1 text-white">
      <p className="grow text-[0.8125rem]/[1.0625rem] sm:text-[0.9375rem]/[1.1875rem]">
        <strong className="font-extrabold sm:text-lg">{title}</strong> {text}
      </p>
      {href && (
        <a href={href} className={buttonClass('plain', 'min-h-12 shrink-0')}>
          {label}
        </a>
      )}
    </div>
  )
}
