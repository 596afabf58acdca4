import { useState } from 'react'
import { reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { Choices } from '../_board/_ticket/choices'
import { useNow } from '../_board/clock'
import { useBoard } from '../_board/context'
import { bringBack, markSoldOut, thingsOf, type SoldOutThing } from './sold-out-things'
import { useKitchenCall } from './use-kitchen-call'

/** Asks what of a dish has run out, which is often what was chosen with it, and until when. */
export function SoldOutForm({ item }: { item: BoardOrder['items'][number] }) {
  const words = useWords('board')
  const { ask } = useBoard()
  const [things] = useState(() => thingsOf({ items: [item] }))
  const [chosenId, choose] = useState(things[0]?.id)
  const chosen = things.find(({ id }) => id === chosenId)
  return (
    <div className="grid gap-5">
      <Choices
        legend={<span className="font-normal">{words.soldOutAskLead}</span>}
        type="radio"
        choices={things}
        chosen={chosen ? [chosen.id] : []}
        onChoose={choose}
        isList
      />
      {chosen && <SoldOutChoices thing={chosen} onDone={() => ask(null)} />}
    </div>
  )
}

const hourMs = 3_600_000
const hours = [1, 2, 4]

/** Until when; what was marked by mistake is brought back from the notice. */
export function SoldOutChoices({ thing, onDone }: { thing: SoldOutThing; onDone: () => void }) {
  const words = useWords('board')
  const { words: shared } = useScope()
  const now = useNow(60_000)
  const { isPending, run } = useKitchenCall()

  const choices = [
    { label: words.untilTomorrow, until: 'today' },
    ...hours.map((count) => {
      return { label: fill(words.forHours, { count }), until: new Date(now + count * hourMs).toISOString() }
    }),
    { label: words.untilChanged, until: 'until_changed' },
  ]

  function mark(until: string) {
    void run(async () => {
      const marked = await markSoldOut(thing, until)
      const undo = () =>
        void bringBack(thing, marked).then(onDone, (error: unknown) => notify(reasonOf(error, shared.network), 'alert'))
      notify(fill(words.isSoldOutNow, { name: thing.name }), 'status', { undo })
    }, onDone)
  }

  return (
    <div
      role="group"
      aria-label={thing.name}
      className="grid grid-cols-2 gap-2 *:min-h-14 *:whitespace-nowrap sm:grid-cols-5"
    >
      {choices.map(({ label, until }, index) => (
        <Button
          key={label}
          look={index === 0 ? 'primary' : 'plain'}
          disabled={isPending}
          className={index === 0 ? 'col-span-2 sm:col-span-1' : ''}
          onClick={() => mark(until)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
