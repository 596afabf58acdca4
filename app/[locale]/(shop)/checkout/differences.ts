import type { Cart } from '@/app/_client/cart'
import type { CartOption } from '@/app/_client/cart-entry'
import { textOf } from '@/app/_client/form'
import type { QuotedLines } from '@/app/_client/quote'
import { priceOf } from '@/app/_ui/price'
import { formatDateTime, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import type { ChoiceWords } from '@/lib/orders/choice-lines'
import type { Fulfilment } from '@/lib/orders/limits'
import { chosenInWords } from '../_choose/chosen'
import { billingOfForm } from './billing-of-form'

export type FactName = keyof Texts['checkout']['facts']

export interface Difference {
  name: FactName
  placed: string
  now: string
}

interface Wanted {
  data: FormData
  cart: Cart
  lines: QuotedLines
  fulfilment: Fulfilment
  requestedFor: string
  totalRappen: number
  soonest: QuoteAnswer['soonest'] | undefined
}

interface Spoken {
  words: Texts['checkout']
  choices: ChoiceWords
  language: Language
}

/** The facts in which the current order form differs from the placed order. */
export function differencesOf(order: TrackedOrder, wanted: Wanted, spoken: Spoken): Difference[] {
  const [placed, now] = [factsOfOrder(order, wanted.lines, spoken), factsOfForm(wanted, spoken)]
  const isAddressAsked = wanted.data.has('street_address')
  const names = (Object.keys(placed) as FactName[]).filter((name) => name !== 'address' || isAddressAsked)
  return names
    .filter((name) => comparable(name, placed[name]) !== comparable(name, now[name]))
    .map((name) => ({ name, placed: placed[name], now: now[name] }))
}

function factsOfOrder(order: TrackedOrder, lines: QuotedLines, spoken: Spoken): Record<FactName, string> {
  const { words, language } = spoken
  const { person, address, delivery_address, requested_for } = order
  return {
    dishes: itemWords(namedAsNow(order.items, lines, language), spoken),
    way:
      order.fulfilment === 'pickup' ? words.pickup : deliveryWords(delivery_address, order.handover === 'call', spoken),
    time: requested_for ? formatDateTime(new Date(requested_for), language) : words.asap,
    address: placeWords(address),
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    notes: order.order_notes ?? '',
    total: priceOf(order.total_amount),
  }
}

function factsOfForm(wanted: Wanted, spoken: Spoken): Record<FactName, string> {
  const { words, language } = spoken
  const { data, cart, lines, fulfilment, requestedFor, totalRappen, soonest } = wanted
  const billing = billingOfForm(data)
  // While the shop is closed, as soon as possible is the first time after it opens.
  const at = requestedFor || (soonest && !soonest.as_soon_as_possible ? soonest.at : '')
  const deliveredTo = billing.ship_to_different_address ? secondAddress(data) : billing
  return {
    dishes: itemWords(linesOf(cart, lines, language), spoken),
    way: fulfilment === 'pickup' ? words.pickup : deliveryWords(deliveredTo, data.has('handover'), spoken),
    time: at ? formatDateTime(new Date(at), language) : words.asap,
    address: placeWords(billing),
    phone: billing.phone,
    email: billing.contact_email,
    notes: textOf(data, 'order_notes').replaceAll('\r\n', '\n'),
    total: formatPrice(totalRappen),
  }
}

const placeParts = ['companyname', 'street_address', 'address_line2'] as const
type Place = Partial<
  Record<(typeof placeParts)[number] | 'firstname' | 'lastname' | 'postcode' | 'city', string | null>
>

function deliveryWords(to: Place | null | undefined, isCalled: boolean, { words, language }: Spoken): string {
  const place = labelled(words.delivery, placeWords(to), language)
  return isCalled ? `${place} (${words.callInstead})` : place
}

function placeWords(place: Place | null | undefined): string {
  if (!place) return ''
  const { firstname, lastname, postcode, city } = place
  return [`${firstname} ${lastname}`, ...placeParts.map((part) => place[part]), `${postcode} ${city}`]
    .filter(Boolean)
    .join(', ')
}

function secondAddress(data: FormData): Place {
  const names = [...placeParts, 'firstname', 'lastname', 'postcode', 'city'] as const
  return Object.fromEntries(names.map((name) => [name, textOf(data, `shipping_${name}`)]))
}

interface Dish {
  name: string
  quantity: number
  options: readonly CartOption[]
  note?: string | undefined
}

/** The same dish is called the same, whatever language the order was placed in. */
function namedAsNow(items: TrackedOrder['items'], lines: QuotedLines, language: Language): Dish[] {
  const quoted = [...lines.values()].flatMap(({ line }) => line ?? [])
  return items.map((item) => {
    const now = quoted.find(({ name }) => name === item.name)
    return { ...item, name: now ? answeredNameIn(now, language) : (item.shown_name ?? item.name) }
  })
}

/** Lines stored before options existed got the server's defaults. */
function linesOf(cart: Cart, lines: QuotedLines, language: Language): Dish[] {
  return Object.entries(cart).map(([key, { item, quantity, note, options }]) => {
    const line = lines.get(key)?.line
    return {
      name: line ? answeredNameIn(line, language) : item.name,
      quantity,
      options: options ?? line?.options ?? [],
      note,
    }
  })
}

function itemWords(dishes: Dish[], { choices, language }: Spoken): string {
  return dishes
    .map(({ name, quantity, options, note }) => {
      const more = [...chosenInWords(options, quantity, { words: choices, language }), note].filter(Boolean)
      return `${quantity} × ${name}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    })
    .toSorted()
    .join(', ')
}

/** The server stores phone numbers in international form. */
function comparable(name: FactName, fact: string): string {
  if (name !== 'phone') return fact.normalize('NFC')
  return fact.replace(/\D/g, '').replace(/^(0041|41(?=\d{9}$)|0)/, '')
}
