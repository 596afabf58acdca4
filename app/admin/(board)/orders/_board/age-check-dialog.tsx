import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'

export function AgeCheckDialog({ order }: { order: BoardOrder | null }) {
  const words = useWords('board')
  const { dismiss } = useBoard()
  return (
    <Dialog
      title={order ? fill(words.ageTitle, { number: order.number, age: order.minimum_age }) : ''}
      isOpen={order !== null}
      onClose={() => dismiss('ageCheck')}
    >
      {order?.if_refused && <Answers order={order} ifRefused={order.if_refused} />}
    </Dialog>
  )
}

interface AnswersProps {
  order: BoardOrder
  ifRefused: NonNullable<BoardOrder['if_refused']>
}

function Answers({ order, ifRefused: { taken_out: takenOut, amount } }: AnswersProps) {
  const words = useWords('board')
  const { advance, ask } = useBoard()
  const answer = (age_check: 'checked' | 'refused') => {
    ask(null)
    void advance(order, { status: 'completed', age_check })
  }
  return (
    <>
      <p className="text-lg">{words.ageLead}</p>
      <ul className="mt-3 text-lg font-bold">
        {takenOut.map(({ quantity, name }, index) => (
          <li key={index}>
            {quantity} × {name}
          </li>
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
          <p className="mt-2">
            {amount === 0 ? words.ageNothingLeft : fill(words.ageWithout, { amount: priceOf(amount) })}
          </p>
        </div>
      </div>
    </>
  )
}
