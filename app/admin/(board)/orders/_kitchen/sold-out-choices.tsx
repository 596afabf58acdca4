import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from '../_board/context'
import { useKitchenCall } from './use-kitchen-call'

const hourMs = 3_600_000
const hours = [1, 2, 4]

interface SoldOutChoicesProps {
  menuItem: { id: string; name: string }
  /** Called once the shop has said yes. */
  onDone: () => void
}

/** Until when it is sold out: tomorrow, for some hours, or until somebody brings it back. */
export function SoldOutChoices({ menuItem, onDone }: SoldOutChoicesProps) {
  const words = useWords('board')
  const { now } = useBoard()
  const { isPending, run } = useKitchenCall()

  async function mark(until: string) {
    if (await run(() => markSoldOut(menuItem.id, until))) onDone()
  }

  return (
    <div
      role="group"
      aria-label={menuItem.name}
      className="grid grid-cols-2 gap-2 *:min-h-14 *:whitespace-nowrap sm:grid-cols-5"
    >
      <Button disabled={isPending} className="col-span-2 sm:col-span-1" onClick={() => void mark('today')}>
        {words.untilTomorrow}
      </Button>
      {hours.map((count) => (
        <Button
          key={count}
          look="plain"
          disabled={isPending}
          onClick={() => void mark(new Date(now + count * hourMs).toISOString())}
        >
          {fill(words.forHours, { count })}
        </Button>
      ))}
      <Button look="plain" disabled={isPending} onClick={() => void mark('until_changed')}>
        {words.untilChanged}
      </Button>
    </div>
  )
}

/**
 * `today`, `until_changed` or an ISO time; guests see that it comes back. With a time, `available: false` leaves what the
 * owner has taken off the menu off it, and the rest on it.
 */
export function markSoldOut(id: string, until: string): Promise<unknown> {
  return api('PATCH menuItems/{id}/availability', { params: { id }, body: { available: false, sold_out_until: until } })
}
