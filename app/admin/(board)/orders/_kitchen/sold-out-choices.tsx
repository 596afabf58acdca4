import { reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useNow } from '../_board/clock'
import { bringBack, markSoldOut, type SoldOutThing } from './sold-out-things'
import { useKitchenCall } from './use-kitchen-call'

const hourMs = 3_600_000
const hours = [1, 2, 4]

interface SoldOutChoicesProps {
  thing: SoldOutThing
  onDone: () => void
}

/** Until when; what was marked by mistake is brought back from the notice. */
export function SoldOutChoices({ thing, onDone }: SoldOutChoicesProps) {
  const words = useWords('board')
  const { words: shared } = useScope()
  const now = useNow(60_000)
  const { isPending, run } = useKitchenCall()

  async function mark(until: string) {
    const isDone = await run(async () => {
      const marked = await markSoldOut(thing, until)
      const undo = () =>
        void bringBack(thing, marked).then(onDone, (error: unknown) => notify(reasonOf(error, shared.network), 'alert'))
      notify(fill(words.isSoldOutNow, { name: thing.name }), 'status', { undo })
    })
    if (isDone) onDone()
  }

  return (
    <div
      role="group"
      aria-label={thing.name}
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
