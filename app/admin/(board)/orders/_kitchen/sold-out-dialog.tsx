import { useState } from 'react'
import { Dialog } from '@/app/_ui/dialog'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from '../_board/context'
import { SoldOutChoices } from './sold-out-choices'
import { thingsOf } from './sold-out-things'

/** Asks what of a dish has run out, which is often what was chosen with it, and until when. */
export function SoldOutDialog({ item }: { item: BoardOrder['items'][number] | null }) {
  const words = useWords('board')
  const { ask, dismiss } = useBoard()
  return (
    <Dialog
      title={item ? fill(words.soldOutAsk, { name: item.name }) : ''}
      isOpen={item !== null}
      onClose={() => dismiss('soldOut')}
      isWide
    >
      {item && <SoldOutForm item={item} onDone={() => ask(null)} />}
    </Dialog>
  )
}

interface SoldOutFormProps {
  item: BoardOrder['items'][number]
  onDone: () => void
}

function SoldOutForm({ item, onDone }: SoldOutFormProps) {
  const words = useWords('board')
  const [things] = useState(() => thingsOf({ items: [item] }))
  const [chosen, setChosen] = useState(things[0])
  return (
    <>
      <fieldset className="mb-5">
        <legend className="mb-2">{words.soldOutAskLead}</legend>
        <div className="grid gap-2">
          {things.map((thing) => (
            <label key={thing.id} className={`choice-row ${thing.group === null ? '' : 'ml-6'}`}>
              <input
                type="radio"
                name="thing"
                checked={thing === chosen}
                onChange={() => setChosen(thing)}
                className="accent-accent size-6 shrink-0"
              />
              <span className="min-w-0 wrap-anywhere">
                {thing.name}
                {thing.group && <span className="text-ink-soft block text-base">{thing.group}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && <SoldOutChoices thing={chosen} onDone={onDone} />}
    </>
  )
}
