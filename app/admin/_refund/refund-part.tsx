import { useState, type FormEvent } from 'react'
import { api } from '@/app/_client/api'
import { amountOf, exactTextOf, textOf, useForm } from '@/app/_client/form'
import { newUuid } from '@/app/_client/new-uuid'
import { Field } from '@/app/_ui/field'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder, StaffOrder } from '@/lib/orders/answers'
import { longestReversalReason } from '@/lib/orders/limits'
import { wayBack } from '@/lib/orders/money/way-back'
import { formatPrice, readTypedAmount } from '@/lib/platform/values/money'
import { useWords } from '../_client/admin-words'
import { AmountField } from '../_form/amount-field'
import { FormFoot } from '../_ui/form-foot'
import { Opener } from '../_ui/opener'

interface RefundPartProps {
  order: Pick<BoardOrder, 'id' | 'number' | 'items' | 'refundable'>
  /** With the order as it is then, and a sentence about what was done. */
  onRefunded: (order: StaffOrder, announced: string) => void
}

/** Offered while anything of the sale may be paid back. */
export function RefundPart({ order, onRefunded }: RefundPartProps) {
  const words = useWords('refund')
  const { refundable } = order
  return (
    <Opener label={words.open} title={fill(words.title, { number: order.number })} isOffered={refundable !== null}>
      {(close) =>
        refundable && (
          <RefundForm
            {...{ order, refundable }}
            onCancel={close}
            onRefunded={(refunded, announced) => {
              close()
              onRefunded(refunded, announced)
            }}
          />
        )
      }
    </Opener>
  )
}

type Refundable = NonNullable<BoardOrder['refundable']>

interface RefundFormProps extends RefundPartProps {
  refundable: Refundable
  onCancel: () => void
}

function RefundForm({ order, refundable, onRefunded, onCancel }: RefundFormProps) {
  const words = useWords('refund')
  // One id for one opening: after a lost answer or a double tap the same refund is sent again.
  const [id] = useState(newUuid)
  const [isOfDishes, setOfDishes] = useState(true)
  const [quantities, setQuantities] = useState<Quantities>({})
  const [typedRappen, setTypedRappen] = useState(0)
  const chosen = refundable.lines.map(({ position, priceRappen }) => ({
    position,
    priceRappen,
    quantity: quantities[position] ?? 0,
  }))
  const ofDishes = chosen.reduce((sum, { priceRappen, quantity }) => sum + quantity * priceRappen, 0)
  const refundedRappen = isOfDishes ? ofDishes : typedRappen
  const form = useForm({
    send: async (data) => {
      const lines = chosen
        .filter(({ quantity }) => quantity > 0)
        .map(({ position, quantity }) => ({ position, quantity }))
      const part = isOfDishes ? { lines } : { amount: amountOf(data, 'amount') }
      const body = { id, reason: textOf(data, 'reason'), ...part }
      const refunded = await api('POST orders/{id}/refund', { params: { id: order.id }, body })
      const way = wayBack(refundable, refundedRappen)
      const amount = formatPrice(way.cashRappen + way.onlineRappen)
      onRefunded(refunded, fill(words.done, { number: order.number, amount }))
    },
  })

  function readAmount({ currentTarget }: FormEvent<HTMLFormElement>) {
    const read = readTypedAmount(exactTextOf(new FormData(currentTarget), 'amount'))
    setTypedRappen('rappen' in read ? read.rappen : 0)
  }

  return (
    <form noValidate onSubmit={form.onSubmit} onChange={readAmount} className="grid gap-4">
      <p className="max-w-prose">{words.lead}</p>
      <What isOfDishes={isOfDishes} onChoose={setOfDishes} />
      {isOfDishes ? (
        <Dishes
          order={order}
          refundable={refundable}
          quantities={quantities}
          onChange={setQuantities}
          error={form.fieldErrors.lines}
        />
      ) : (
        <AmountField
          {...form.required('amount')}
          label={fill(words.howMuch, { most: formatPrice(refundable.amountRappen) })}
          mostRappen={refundable.amountRappen}
        />
      )}
      <Field
        {...form.required('reason')}
        id="refund-reason"
        label={words.reason}
        maxLength={longestReversalReason}
        autoComplete="off"
      />
      <Ways refundable={refundable} refundedRappen={refundedRappen} />
      <FormFoot form={form} label={words.send} onCancel={onCancel} isDisabled={isOfDishes && ofDishes === 0} />
    </form>
  )
}

/** By the position of the line. */
type Quantities = Record<number, number>

function What({ isOfDishes, onChoose }: { isOfDishes: boolean; onChoose: (isOfDishes: boolean) => void }) {
  const words = useWords('refund')
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.what}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[true, false].map((ofDishes) => (
          <label key={String(ofDishes)} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="what"
              checked={isOfDishes === ofDishes}
              onChange={() => onChoose(ofDishes)}
              className="accent-accent size-5"
            />
            <span>{ofDishes ? words.dishes : words.amount}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface DishesProps {
  order: RefundPartProps['order']
  refundable: Refundable
  quantities: Quantities
  onChange: (quantities: Quantities) => void
  error: string | undefined
}

function Dishes({ order, refundable, quantities, onChange, error }: DishesProps) {
  const words = useWords('refund')
  return (
    <div role="group" aria-label={words.dishes}>
      <ul className="grid gap-2">
        {refundable.lines
          .filter(({ quantity }) => quantity > 0)
          .map(({ position, quantity, priceRappen }) => {
            const name = order.items.find((item) => item.position === position)?.name ?? ''
            return (
              <li key={position} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="text-ink-soft whitespace-nowrap">{formatPrice(priceRappen)}</span>
                </span>
                <Stepper
                  item={name}
                  quantity={quantities[position] ?? 0}
                  least={0}
                  most={quantity}
                  onChange={(wanted) => onChange({ ...quantities, [position]: wanted })}
                />
              </li>
            )
          })}
      </ul>
      <p role="alert" className="text-paprika-ink mt-1 text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** How much goes back, and how. */
function Ways({ refundable, refundedRappen }: { refundable: Refundable; refundedRappen: number }) {
  const words = useWords('refund')
  const isPossible = refundedRappen > 0 && refundedRappen <= refundable.amountRappen
  const { cashRappen, onlineRappen } = isPossible
    ? wayBack(refundable, refundedRappen)
    : { cashRappen: 0, onlineRappen: 0 }
  const ways = [
    [words.cash, cashRappen],
    [words.online, onlineRappen],
  ] as const
  const shown = ways.filter(([, rappen]) => rappen > 0)
  return (
    <div role="status" className="border-line border-t pt-3 text-lg font-bold">
      {shown.length === 0 && <p className="text-ink-soft font-normal">{words.nothing}</p>}
      {shown.map(([label, rappen]) => (
        <p key={label} className="flex flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          <span className="tabular-nums">{formatPrice(rappen)}</span>
        </p>
      ))}
    </div>
  )
}
