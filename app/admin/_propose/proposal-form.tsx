import { useEffect, useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { useForm } from '@/app/_client/form'
import { newUuid } from '@/app/_client/new-uuid'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../_client/admin-words'
import { FormFoot } from '../_ui/form-foot'
import { AddedDish, type Addition } from './added-dish'

interface ProposalFormProps {
  order: Pick<BoardOrder, 'id' | 'items' | 'linesVersion' | 'byPhone' | 'person'>
  onSent: () => void
  onCancel: () => void
}

const mostAdded = 10
const nothing: Addition = { itemId: '', quantity: 1, options: null }

export function ProposalForm({ order, onSent, onCancel }: ProposalFormProps) {
  // Of the lines that the form was opened with.
  const [{ id: orderId, items: lines, linesVersion: lines_version, byPhone: isByPhone, person }] = useState(order)
  const words = useWords('proposal')
  // One id for one proposal: after a lost answer the same one is sent again.
  const [id] = useState(newUuid)
  const [quantities, setQuantities] = useState(() => lines.map(({ quantity }) => quantity))
  const [added, setAdded] = useState<Addition[]>([nothing])
  const dishes = useDishes()
  const form = useForm({
    send: async () => {
      const add = added
        .filter(({ itemId }) => itemId !== '')
        .map(({ itemId, quantity, options }) => ({
          menu_item_id: itemId,
          quantity,
          ...(options && { options: options.map(({ id: option_id, units }) => ({ option_id, quantity: units })) }),
        }))
      const changed = lines.map(({ position }, index) => ({ position, quantity: quantities[index] ?? 0 }))
      const body = { id, lines_version, quantities: changed, add }
      await api('POST orders/{id}/proposal', { params: { id: orderId }, body })
      notify(isByPhone ? words.waits : words.sent)
      onSent()
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <p className="max-w-prose">{isByPhone ? fill(words.leadByPhone, { phone: person.phone }) : words.lead}</p>
      <ul className="grid gap-2">
        {lines.map(({ position, name }, index) => (
          <li key={position} className="flex items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <Stepper
              item={name}
              quantity={quantities[index] ?? 0}
              least={0}
              onChange={(quantity) => setQuantities(quantities.with(index, quantity))}
            />
          </li>
        ))}
      </ul>
      {added.map((addition, index) => (
        <AddedDish
          key={index}
          place={index}
          addition={addition}
          dishes={dishes}
          onChange={(itemId, change) =>
            setAdded((all) =>
              all.map((one, at) => (at === index && one.itemId === itemId ? { ...one, ...change } : one)),
            )
          }
        />
      ))}
      {added.length < mostAdded && (
        <Button look="plain" className="justify-self-start" onClick={() => setAdded([...added, nothing])}>
          {words.more}
        </Button>
      )}
      <FormFoot form={form} label={isByPhone ? words.noteByPhone : words.send} onCancel={onCancel} />
    </form>
  )
}

/** Fetched when needed: the order's page holds no menu. */
function useDishes(): Answer<'GET menu/items'> {
  const [dishes, setDishes] = useState<Answer<'GET menu/items'>>([])
  useEffect(() => {
    api('GET menu/items').then(setDishes, () => undefined)
  }, [])
  return dishes
}
