import { useEffect, useRef, useState } from 'react'
import type { ChooseWords } from '@/app/[locale]/(shop)/_choose/choose-words'
import { api, ApiRefusal } from '@/app/_client/api'
import { type Cart, type Line, withLine } from '@/app/_client/cart/cart'
import type { CartEntry } from '@/app/_client/cart/cart-entry'
import { textOf, useForm } from '@/app/_client/form'
import { newUuid } from '@/app/_client/new-uuid'
import { notify } from '@/app/_client/notices'
import { requestedItems, useServerQuote } from '@/app/_client/cart/quote'
import { watchForm } from '@/app/_client/unsaved'
import { plainPostcode } from '@/lib/platform/values/postcode'
import { useSignIn, whileSignedIn } from '../../../_form/use-sign-in'
import { useWords } from '../../../_client/admin-words'
import type { OwnWords } from '@/lib/menu/search/menu-search'
import type { StaffOrder } from '@/lib/orders/answers'
import type { ChoiceWords } from '@/lib/orders/choice-lines'
import { toFrancs } from '@/lib/platform/values/money'
import { AskedDish, type AskedDishLine } from './asked-dish'
import { DishSearch, type Section } from './dish-search'
import { GuestFields, type Wanted } from './guest-fields'
import { OrderLines } from './order-lines'
import { OrderSum } from './order-sum'

interface TypedOrderProps {
  sections: Section[]
  ownWords: OwnWords
  choose: ChooseWords
  choices: ChoiceWords
  onPlaced: (order: StaffOrder) => void
}

/** Pauses, closing and sold-out dishes appear within five seconds. */
const roundMs = 4000

export function TypedOrder({ sections, ownWords, choose, choices, onPlaced }: TypedOrderProps) {
  const form = useRef<HTMLFormElement>(null)
  const [cart, setCart] = useState<Cart>({})
  const [asked, setAsked] = useState<AskedDishLine | null>(null)
  const [wanted, setWanted] = useState<Wanted>({ fulfilment: 'pickup', postcode: '', requestedFor: '' })
  const server = useServerQuote(cart, { ...destinationOf(wanted), requestedFor: wanted.requestedFor, roundMs })
  const { signIn, dialog } = useSignIn()
  const placing = usePlacing({ cart, wanted, quote: server.quote, signIn, onPlaced })
  useEffect(() => {
    if (form.current) return watchForm(form.current, () => Object.keys(cart).length > 0)
  }, [cart])

  /** What was refused is no longer what is typed. */
  function change(changed: { cart?: Cart; wanted?: Wanted }) {
    placing.setNotice(null)
    setCart(changed.cart ?? cart)
    setWanted(changed.wanted ?? wanted)
  }
  function put(entry: CartEntry, replaced?: string) {
    const lines = Object.entries(cart)
    const place = replaced ? lines.findIndex(([key]) => key === replaced) : lines.length
    const others = lines.filter(([key]) => key !== replaced)
    change({ cart: Object.fromEntries(withLine(others, entry, place)) })
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        <DishSearch
          sections={sections}
          ownWords={ownWords}
          onAdd={({ item }) => put({ item, quantity: 1 })}
          onAsk={({ item: { id, name } }) => setAsked({ id, name })}
        />
        <form
          ref={form}
          noValidate
          onSubmit={placing.onSubmit}
          className="rounded-card border-line bg-card grid grid-cols-[minmax(0,1fr)] gap-5 border p-4 sm:p-5 lg:[&_:is(input,select)]:scroll-mb-52"
        >
          <OrderLines
            cart={cart}
            quoted={server.lines}
            choices={choices}
            onQuantity={(key, quantity) => change({ cart: withQuantity(cart, key, quantity) })}
            onChange={(key, { item: { id, name } }) => setAsked({ id, name, key })}
          />
          <GuestFields
            wanted={wanted}
            quote={server.quote}
            fieldErrors={placing.fieldErrors}
            onChange={(next) => change({ wanted: next })}
          />
          <OrderSum
            server={server}
            isEmpty={Object.keys(cart).length === 0}
            isCurrent={isAbout(cart, server) && server.fulfilment === destinationOf(wanted).fulfilment}
            form={placing}
          />
        </form>
      </div>
      <AskedDish
        asked={asked}
        before={asked?.key ? cart[asked.key] : undefined}
        words={choose}
        onClose={() => setAsked(null)}
        onChosen={(entry) => {
          setAsked(null)
          put(entry, asked?.key)
        }}
      />
      {dialog}
    </>
  )
}

/** A delivery has no fee before its postcode is there, and the profile of the staff says nothing about the guest. */
function destinationOf({ fulfilment, postcode }: Wanted): Pick<Wanted, 'fulfilment' | 'postcode'> {
  const plain = plainPostcode(postcode)
  return fulfilment === 'delivery' && /^\d{4}$/.test(plain)
    ? { fulfilment, postcode: plain }
    : { fulfilment: 'pickup', postcode: '' }
}

function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  const lines = Object.entries(cart).flatMap(([own, entry]): Line[] => {
    if (own !== key) return [[own, entry]]
    return quantity > 0 ? [[own, { ...entry, quantity }]] : []
  })
  return Object.fromEntries(lines)
}

/** Else the total would be the one of before the last tap. */
function isAbout(cart: Cart, { lines }: ReturnType<typeof useServerQuote>): boolean {
  return Object.entries(cart).every(([key, { quantity }]) => lines.get(key)?.line?.quantity === quantity)
}

interface Placing {
  cart: Cart
  wanted: Wanted
  quote: ReturnType<typeof useServerQuote>['quote']
  signIn: () => Promise<boolean>
  onPlaced: (order: StaffOrder) => void
}

function usePlacing({ cart, wanted, quote, signIn, onPlaced }: Placing) {
  const words = useWords('phoneOrder')
  // One id for one order: after a lost answer the same one is sent again.
  const [payment_id] = useState(newUuid)
  return useForm({
    check: () => (Object.keys(cart).length > 0 ? null : { fieldErrors: {}, message: words.empty }),
    send: async (data) => {
      const text = (name: string) => textOf(data, name)
      const time = wanted.requestedFor
        ? { requested_for: wanted.requestedFor }
        : quote?.soonest && { expected_at: quote.soonest.at }
      const address = {
        street_address: text('street_address'),
        address_line2: text('address_line2'),
        city: text('city'),
      }
      const body = {
        payment_id,
        // What a line costs is the server's word: the staff say the total.
        items: requestedItems(cart).map(({ price: _1, subtotal: _2, ...item }) => item),
        total_amount: toFrancs(quote?.totalRappen ?? 0),
        fulfilment: wanted.fulfilment,
        handover: data.has('handover') ? ('call' as const) : ('ring' as const),
        ...time,
        ...(wanted.fulfilment === 'delivery' && { ...address, postcode: wanted.postcode }),
        name: text('name'),
        phone: text('phone'),
        email: text('email'),
        order_notes: text('order_notes'),
      }
      try {
        onPlaced(await whileSignedIn(() => api('POST orders/by-phone', { body }), signIn))
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'idempotency_conflict') throw error
        notify(words.placedBefore, 'alert')
        onPlaced(error.data as StaffOrder)
      }
    },
  })
}
