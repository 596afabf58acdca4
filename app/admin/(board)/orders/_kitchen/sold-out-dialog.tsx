import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from '../_board/context'
import { SoldOutChosen } from './sold-out-chosen'
import { SoldOutChoices } from './sold-out-choices'

/** From a line of a card: this one is sold out. */
export function SoldOutDialog({ item }: { item: StaffOrder['items'][number] | null }) {
  const words = useWords('board')
  const { ask } = useBoard()
  const id = item?.menu_item_id
  return (
    <Dialog
      title={item ? fill(words.soldOutAsk, { name: item.name }) : ''}
      isOpen={item !== null}
      onClose={() => ask(null)}
      isWide
    >
      {item && id && (
        <>
          <p className="mb-4">{words.soldOutAskLead}</p>
          <SoldOutChoices menuItem={{ id, name: item.name }} onDone={() => ask(null)} />
          <SoldOutChosen item={item} onDone={() => ask(null)} />
        </>
      )}
    </Dialog>
  )
}
