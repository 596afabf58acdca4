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

/** What must not be overlooked lies over the head of the board, and so moves no ticket. */
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
    <div role="alert" className="absolute inset-x-0 top-0 z-20">
      {connection === 'lost' && <Alarm title={words.lostTitle} text={fill(words.lostText, { time })} />}
      {connection === 'signed_out' && <Alarm {...end} />}
    </div>
  )
}

function Alarm({ title, text, href, label }: { title: string; text: string; href?: string; label?: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 bg-(--alarm) px-6 py-4 text-white">
      <div className="grow">
        <p className="text-xl font-extrabold">{title}</p>
        <p className="text-lg">{text}</p>
      </div>
      {href && (
        <a href={href} className={buttonClass('plain', 'min-h-16 px-8 text-lg')}>
          {label}
        </a>
      )}
    </div>
  )
}
