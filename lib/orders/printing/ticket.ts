import { fill } from '@/lib/i18n/fill'
import { formatNearMoment, formatShortMoment, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { choiceLines, cookedLines } from '@/lib/orders/choice-lines'
import { kitchenChoices } from '@/lib/orders/chosen-option'
import { mentionsAllergy } from '@/lib/orders/mentions-allergy'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { formatPrice } from '@/lib/platform/values/money'
import { boxed, cut, large, left, mark, plain, rule, typed, wrapped, type Columns } from './markdown'

export interface Paper {
  columns: Columns
  language: Language
  now: Date
  /** What stands above all else: a copy, a change. */
  marks: string[]
}

interface Ticket extends Paper {
  /** Those of the printer's categories. */
  items: StaffOrderView['items']
  /** Where the others come out of other printers. */
  part: { part: number; parts: number } | null
}

export function ticketDocument(order: StaffOrderView, ticket: Ticket): string {
  const { columns, language, now, marks, items, part } = ticket
  const { board, printing } = texts(language).admin
  const due = order.promisedFor ?? order.requestedFor
  return [
    plain,
    ...[...marks, ...marksOf(order, language)].flatMap((text) => mark(text, columns)),
    ...large(String(order.number), 3, columns),
    ...large(due ? formatNearMoment(due, language, now) : board.asap, 4, columns),
    ...large(board[order.fulfilment], 2, columns),
    ...(part ? [typed(fill(printing.part, part))] : []),
    rule,
    ...cookedLines(items).flatMap((item) => dishLines(item, ticket)),
    rule,
    ...boxed(noted(order.orderNotes, language), columns),
    ...toWhom(order, ticket),
    ...fetchedBy(order, ticket),
    rule,
    ...large(order.isTest ? board.testOrder : dueWords(order, language), 2, columns),
    order.id,
    `${typed(formatShortMoment(order.createdAt, language))} / ${formatTime(now, language)}`,
    cut,
  ].join('\n')
}

function marksOf({ isTest, byPhone, source, externalId }: StaffOrderView, language: Language): string[] {
  const { board } = texts(language).admin
  return [
    ...(isTest ? [board.testMark] : []),
    ...(byPhone ? [board.phoneMark] : []),
    ...(source === null ? [] : [`${source} ${externalId ?? ''}`]),
  ]
}

/** Of an order that is not cooked any more its number is all that counts. */
export function cancellationDocument(order: StaffOrderView, { columns, language, now, marks }: Paper): string {
  const { printing } = texts(language).admin
  return [
    plain,
    ...[printing.cancelled, ...marks].flatMap((text) => mark(text, columns)),
    ...large(String(order.number), 5, columns),
    rule,
    ...cookedLines(order.items).flatMap(({ quantity, name }) => left(`${quantity} × ${name}`, columns)),
    rule,
    order.id,
    formatTime(now, language),
    cut,
  ].join('\n')
}

const quantityColumns = 5

function dishLines(
  item: ReturnType<typeof cookedLines<StaffOrderView['items'][number]>>[number],
  { columns, language }: Paper,
) {
  const { choices } = texts(language).admin.board
  const room = columns - quantityColumns
  const [first = '', ...more] = wrapped(item.name, room)
  return [
    `{border:none;width:${quantityColumns},*}`,
    `|^^"${item.quantity}×"|^^"${first}"`,
    ...more.map((line) => `||^^"${line}"`),
    ...choiceLines(kitchenChoices(item), item.quantity, choices)
      .flatMap((choice) => wrapped(choice, room))
      .map((line) => `||${line}`),
    ...boxed(noted(item.note, language), columns),
    plain,
  ]
}

function noted(text: string, language: Language): string {
  const { allergy } = texts(language).admin.board
  const isSaid = text.trim().toLowerCase().startsWith(allergy.toLowerCase())
  return mentionsAllergy(text) && !isSaid ? `${allergy} ${text}` : text
}

/** Each on a line of its own: a name from right to left moves no telephone number. */
function toWhom(
  { person, deliveryAddress: to, handover, items }: StaffOrderView,
  { columns, language }: Paper,
): string[] {
  const { board } = texts(language).admin
  const age = Math.max(0, ...items.map(({ minimumAge }) => minimumAge))
  const guest = [`${person.firstname} ${person.lastname}`.trim(), person.companyname, person.phone]
  const recipient = to && [`${to.firstname} ${to.lastname}`.trim(), to.companyname].filter(Boolean).join(', ')
  const strong = [
    recipient && fill(board.recipient, { name: recipient }),
    to && [to.streetAddress, to.addressLine2].filter(Boolean).join(', '),
    to && `${to.postcode} ${to.city}`,
    handover === 'call' && board.callInstead,
  ]
  return [
    ...(age > 0 ? left(fill(board.checkAge, { age }), columns, true) : []),
    ...guest.flatMap((line) => left(line, columns)),
    ...strong.flatMap((line) => (line ? left(line, columns, true) : [])),
  ]
}

function fetchedBy({ courier, fees }: StaffOrderView, { columns, language }: Paper): string[] {
  const { board } = texts(language).admin
  const tips = fees.filter(({ kind }) => kind === 'tip')
  const when = courier?.at ? formatTime(courier.at, language) : ''
  const who = courier && [courier.name, courier.phone, when].filter(Boolean).join(', ')
  return [
    ...(who === null ? [] : left(fill(board.courier, { name: who }), columns, true)),
    ...tips.flatMap(({ name, amountRappen }) => left(`${name} ${formatPrice(amountRappen)}`, columns)),
  ]
}

function dueWords({ payment, totalRappen, source }: StaffOrderView, language: Language): string {
  const { board } = texts(language).admin
  const isOnline = payment !== null && payment.paidOnlineRappen > payment.sentBackRappen
  const toCollectRappen = payment?.toCollectRappen ?? totalRappen
  if (toCollectRappen === 0) return isOnline ? board.paidOnline : paidWords({ payment, source }, board)
  return fill(isOnline ? board.cashRest : board.cash, { amount: formatPrice(toCollectRappen) })
}
