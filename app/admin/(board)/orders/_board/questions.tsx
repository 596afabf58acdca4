import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import { SoldOutForm } from '../_kitchen/sold-out-choices'
import { useBoard, type Question } from './context'
import { More } from './more'
import { RejectForm } from './_ticket/reject-form'
import { ticketName } from './_ticket/ticket'

/** What is asked about an order or one of its dishes: a dialog for each, of which one is open. */
export function Questions({ asked, orders }: { asked: Question | null; orders: readonly BoardOrder[] }) {
  const words = useWords('board')
  const { ask } = useBoard()
  const order = asked && 'about' in asked ? orders.find(({ id }) => id === asked.about) : undefined
  const number = order?.number ?? 0
  const item = asked && 'item' in asked ? asked.item : undefined
  const dialogs = [
    ['reject', fill(words.rejectTitle, { number }), order && <RejectForm order={order} />],
    ['more', order ? ticketName(order) : '', order && <More order={order} />],
    ['ageCheck', fill(words.ageTitle, { number, age: order?.minimumAge ?? 0 }), order && <AgeCheck order={order} />],
    ['soldOut', item ? fill(words.soldOutAsk, { name: item.name }) : '', item && <SoldOutForm item={item} />],
  ] as const
  return dialogs.map(([what, title, content]) => (
    <Dialog
      key={what}
      title={title}
      isOpen={asked?.what === what && content !== undefined}
      // It has also closed where another one has opened.
      onClose={() => ask((now) => (now?.what === what ? null : now))}
      isWide={what === 'soldOut'}
    >
      {content}
    </Dialog>
  ))
}

function AgeCheck({ order }: { order: BoardOrder }) {
  const words = useWords('board')
  const { advance } = useBoard()
  if (!order.ifRefused) return null
  const { takenOut, amountRappen, toPayBackRappen: payBack } = order.ifRefused
  const without =
    payBack > 0
      ? fill(words.agePaidBack, { amount: formatPrice(payBack) })
      : fill(words.ageWithout, { amount: formatPrice(amountRappen) })
  const answer = (age_check: 'checked' | 'refused') => void advance(order, { status: 'completed', age_check })
  return (
    <>
      <p className="text-lg">{words.ageLead}</p>
      <ul className="mt-3 text-lg font-bold">
        {takenOut.map(({ quantity, name }, index) => (
          <li key={index}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <div className="mt-6 grid gap-6">
        <Button look="good" className="min-h-24 text-xl" onClick={() => answer('checked')}>
          {words.ageChecked}
        </Button>
        <div>
          <Button look="plain" className="min-h-24 w-full text-xl" onClick={() => answer('refused')}>
            {words.ageRefused}
          </Button>
          <p className="mt-2">{amountRappen === 0 ? words.ageNothingLeft : without}</p>
        </div>
      </div>
    </>
  )
}
