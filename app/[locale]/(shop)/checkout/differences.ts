import type { Cart } from '@/app/_client/cart/cart'
import type { CartOption } from '@/app/_client/cart/cart-entry'
import { textOf } from '@/app/_client/form'
import type { QuotedLines } from '@/app/_client/cart/quote'
import { formatDateTime, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import type { ChoiceWords } from '@/lib/orders/choice-lines'
import type { Fulfilment } from '@/lib/orders/limits'
import { plainPostcode } from '@/lib/platform/values/postcode'
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
  const { person, address, deliveryAddress, requestedFor } = order
  return {
    dishes: itemWords(namedAsNow(order.items, lines, language), spoken),
    way:
      order.fulfilment === 'pickup' ? words.pickup : deliveryWords(deliveryAddress, order.handover === 'call', spoken),
    time: requestedFor ? formatDateTime(requestedFor, language) : words.asap,
    address: placeWords(address),
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    notes: order.orderNotes ?? '',
    total: formatPrice(order.totalAmountRappen),
  }
}

function factsOfForm(wanted: Wanted, spoken: Spoken): Record<FactName, string> {
  const { words, language } = spoken
  const { data, cart, lines, fulfilment, requestedFor, totalRappen, soonest } = wanted
  const billing = billingOfForm(data)
  // While the shop is closed, as soon as possible is the first time after it opens.
  const at = requestedFor ? new Date(requestedFor) : soonest && !soonest.asSoonAsPossible ? soonest.at : null
  const deliveredTo = placeIn(data, billing.ship_to_different_address ? 'shipping_' : '')
  return {
    dishes: itemWords(linesOf(cart, lines, language), spoken),
    way: fulfilment === 'pickup' ? words.pickup : deliveryWords(deliveredTo, data.has('handover'), spoken),
    time: at ? formatDateTime(at, language) : words.asap,
    address: placeWords(placeIn(data)),
    phone: billing.phone,
    email: billing.contact_email,
    notes: textOf(data, 'order_notes').replaceAll('\r\n', '\n'),
    total: formatPrice(totalRappen),
  }
}

type Place = Omit<NonNullable<TrackedOrder['address']>, 'country'>

function deliveryWords(to: Place | null | undefined, isCalled: boolean, { words, language }: Spoken): string {
  const place = labelled(words.delivery, placeWords(to), language)
  return isCalled ? `${place} (${words.callInstead})` : place
}

function placeWords(place: Place | null | undefined): string {
  if (!place) return ''
  const { firstname, lastname, companyname, streetAddress, addressLine2, postcode, city } = place
  const parts = [`${firstname} ${lastname}`, companyname, streetAddress, addressLine2, `${postcode} ${city}`]
  return parts.filter(Boolean).join(', ')
}

function placeIn(data: FormData, prefix: '' | 'shipping_' = ''): Place {
  const typed = (name: string) => textOf(data, `${prefix}${name}`)
  return {
    firstname: typed('firstname'),
    lastname: typed('lastname'),
    companyname: typed('companyname'),
    streetAddress: typed('street_address'),
    addressLine2: typed('address_line2'),
    postcode: plainPostcode(typed('postcode')),
    city: typed('city'),
  }
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
    return { ...item, name: now ? answeredNameIn(now, language) : (item.shownName ?? item.name) }
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
