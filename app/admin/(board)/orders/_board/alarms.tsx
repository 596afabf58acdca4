import { useScope } from '@/app/_client/scope'
import { buttonClass } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import type { Connection } from './connection'
import { useBoard } from './context'

interface AlarmsProps {
  connection: Connection
  /** When the shop last answered, by its own clock. */
  answeredAt: string
}

/** What must not be overlooked lies over the head of the board, and so moves no ticket. */
export function Alarms({ connection, answeredAt }: AlarmsProps) {
  const { language } = useScope()
  const words = useWords('board')
  const { device } = useBoard()
  return (
    <div className="board-alarms">
      <div role="alert">
        {connection === 'lost' && (
          <div className="bg-(--alarm) px-6 py-4 text-white">
            <p className="text-xl font-extrabold">{words.lostTitle}</p>
            <p className="text-lg">{fill(words.lostText, { time: formatTime(new Date(answeredAt), language) })}</p>
          </div>
        )}
        {connection === 'signed_out' && (device ? <Unpaired /> : <SignedOut />)}
      </div>
    </div>
  )
}

function SignedOut() {
  const words = useWords('board')
  const login = { href: '/admin/login?next=/admin/orders', label: words.signIn }
  return <Ended title={words.signedOutTitle} text={words.signedOutText} wayBack={login} />
}

/** The pairing was ended while the board was open. */
function Unpaired() {
  const words = useWords('devices')
  const pair = { href: '/admin/pair', label: words.pairAgain }
  return <Ended title={words.unpairedTitle} text={words.unpairedText} wayBack={pair} />
}

interface EndedProps {
  title: string
  text: string
  wayBack: { href: string; label: string }
}

function Ended({ title, text, wayBack: { href, label } }: EndedProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 bg-(--alarm) px-6 py-4 text-white">
      <div className="grow">
        <p className="text-xl font-extrabold">{title}</p>
        <p className="text-lg">{text}</p>
      </div>
      <a href={href} className={buttonClass('plain', 'min-h-16 px-8 text-lg')}>
        {label}
      </a>
    </div>
  )
}
