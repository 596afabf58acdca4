import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { markOptionSoldOut } from './sold-out-option'
import { useKitchenCall } from './use-kitchen-call'

interface SoldOutChosenProps {
  item: StaffOrder['items'][number]
  /** Called once the shop has said yes. */
  onDone: () => void
}

/** Often it is not the dish that has run out but what was chosen with it. */
export function SoldOutChosen({ item, onDone }: SoldOutChosenProps) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  if (item.options.length === 0) return null
  return (
    <section aria-label={words.soldOutChosen} className="mt-5">
      <p className="mb-2">{words.soldOutChosen}</p>
      <div className="flex flex-wrap gap-2 *:min-h-14">
        {item.options.map(({ option_id: id, name }) => (
          <Button
            key={id}
            look="plain"
            disabled={isPending}
            onClick={() => void run(() => markOptionSoldOut(id)).then((isDone) => isDone && onDone())}
          >
            {fill(words.optionSoldOut, { name })}
          </Button>
        ))}
      </div>
    </section>
  )
}
