import { escaped } from '@/emails/html'
import { fieldChangesOf } from '@/lib/changes/field-changes'
import { choicesIn } from '@/lib/orders/chosen-option'
import { choiceLines } from '@/lib/orders/choice-lines'
import { formatDate, formatDateTime } from '@/lib/i18n/format'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { OrderView } from '@/lib/orders/read/order-view'
import { formatPrice } from '@/lib/platform/values/money'
import { noonOf } from '@/lib/platform/values/time'
import type { PersonalData, PersonalFacts } from './find-personal-data'

type Row = [label: string, value: string | null | undefined]

export async function* personalPage({ facts, orders }: PersonalData, language: Language): AsyncIterable<string> {
  const { title } = texts(language).shop.profile.export
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1>`
  yield factsIn(facts, language)
  yield heading(texts(language).shop.profile.orders)
  for await (const order of orders) yield orderIn(order, language)
  yield '</body></html>'
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}dl{margin:0 0 1.5rem}dt{color:#666;font-size:.875rem}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}h2{margin-top:2.5rem;border-top:1px solid #ccc;padding-top:1rem}'

function factsIn({ exportedAt, account, billing, ...lists }: PersonalFacts, language: Language): string {
  const { profile } = texts(language).shop
  const words = profile.export
  const at = momentsIn(language)
  return [
    rows([[words.exportedAt, at(exportedAt)]]),
    heading(words.account),
    rows([
      [profile.name, `${account.firstname} ${account.lastname}`],
      [profile.email, account.email],
      [words.createdAt, at(account.createdAt)],
      [words.verifiedAt, at(account.verifiedAt)],
      [words.termsAcceptedAt, at(account.termsAcceptedAt)],
      [words.lastSeenAt, at(account.lastSeenAt)],
    ]),
    heading(profile.billing),
    billingIn(billing, language),
    listsIn(lists, language),
  ].join('')
}

function billingIn(billing: PersonalFacts['billing'], language: Language): string {
  const { profile } = texts(language).shop
  const words = profile.export
  const shipping = [
    `${billing.shippingFirstname} ${billing.shippingLastname}`,
    billing.shippingCompanyname,
    billing.shippingStreetAddress,
    billing.shippingAddressLine2,
    `${billing.shippingPostcode} ${billing.shippingCity}`,
  ]
  return rows([
    [profile.name, `${billing.firstname} ${billing.lastname}`],
    [
      words.address,
      lines([billing.companyname, billing.streetAddress, billing.addressLine2, `${billing.postcode} ${billing.city}`]),
    ],
    [words.shipping, lines(shipping)],
    [profile.email, billing.contactEmail],
    [words.phone, billing.phone],
    [words.notes, billing.orderNotes],
  ])
}

type Lists = Pick<
  PersonalFacts,
  'messages' | 'sessions' | 'pushSubscriptions' | 'alarmSubscriptions' | 'mails' | 'terms' | 'block' | 'changes'
>

function listsIn(
  { messages, sessions, pushSubscriptions, alarmSubscriptions, mails, terms, block, changes }: Lists,
  language: Language,
): string {
  const { contact, profile } = texts(language).shop
  const words = profile.export
  const at = momentsIn(language)
  return [
    heading(words.messages),
    messages.length === 0 ? rows([]) : '',
    ...messages.map(({ createdAt, subject, fullName, message, answeredAt }) =>
      rows([
        [at(createdAt), lines([contact.subjects[subject], fullName, message])],
        [words.answeredAt, at(answeredAt)],
      ]),
    ),
    heading(words.sessions),
    ...sessions.map(({ createdAt, lastSeenAt, expiresAt }) =>
      rows([
        [words.createdAt, at(createdAt)],
        [words.lastSeenAt, at(lastSeenAt)],
        [words.expiresAt, at(expiresAt)],
      ]),
    ),
    heading(words.pushes),
    rows([
      ...pushSubscriptions.map(({ createdAt, orderId, endpoint }): Row => [at(createdAt), lines([orderId, endpoint])]),
      ...alarmSubscriptions.map(({ createdAt, endpoint }): Row => [at(createdAt), endpoint]),
    ]),
    heading(words.mails),
    rows(mails.map(({ createdAt, template, toAddress }) => [at(createdAt), lines([template, toAddress])])),
    heading(words.terms),
    rows(terms.map((agreed) => termsIn(agreed, language))),
    block ? heading(words.blocked) + rows([[at(block.blockedAt), block.reason || '–']]) : '',
    heading(words.changes),
    rows(changes.map(({ at: moment, ...values }) => [at(moment), changeIn(values, language)])),
  ].join('')
}

function termsIn(
  { id, updatedOn, isOfAccount, orderIds, ...of }: PersonalFacts['terms'][number],
  language: Language,
): Row {
  const words = texts(language).shop.profile.export
  const day = formatDate(noonOf(updatedOn), language)
  const edition = fill(words.edition, { number: id, day, language: languageFacts[of.language].name })
  return [edition, lines([isOfAccount ? words.account : '', ...orderIds])]
}

function changeIn(values: Pick<PersonalFacts['changes'][number], 'before' | 'after'>, language: Language): string {
  const fields = fieldChangesOf(values, { language, names: new Map() })
  return lines(fields.map(({ label, before, after }) => `${label}: ${before || '–'} → ${after || '–'}`))
}

function momentsIn(language: Language): (moment: Date | null) => string {
  return (moment) => (moment ? formatDateTime(moment, language) : '')
}

function orderIn(order: OrderView, language: Language): string {
  const { shop, choices } = texts(language)
  const words = shop.profile.export
  const { person, deliveryAddress: to } = order
  const items = order.items.map((item) => {
    const chosen = choiceLines(choicesIn(item, language), item.quantity, choices)
    return [
      `${item.quantity} × ${item.shownName ?? item.name}, ${formatPrice(item.subtotalRappen)}`,
      ...chosen,
      item.note ?? '',
    ]
  })
  const takenOut = order.takenOut.flatMap(({ quantity, name, shownName = name, note = '' }) => [
    `${quantity} × ${shownName}`,
    note,
  ])
  const history = order.history.map(
    ({ status, at }) => `${formatDateTime(at, language)} ${shop.order.statuses[status]}`,
  )
  const contact = person && [`${person.firstname} ${person.lastname}`, person.companyname, person.phone, person.email]
  const address = to && [
    `${to.firstname} ${to.lastname}`,
    to.streetAddress,
    to.addressLine2,
    `${to.postcode} ${to.city}`,
    order.handover === 'call' ? shop.order.callInstead : '',
  ]
  return `<h3>${escaped(fill(shop.order.title, { number: order.number }))}</h3>${rows([
    [formatDateTime(order.createdAt, language), order.orderId],
    [words.items, lines(items.flat())],
    [shop.order.takenOut, lines(takenOut)],
    [words.total, formatPrice(order.totalAmountRappen)],
    ...paidIn(order, language),
    [words.history, lines(history)],
    [words.contact, contact && lines(contact)],
    [words.shipping, address && lines(address)],
    [words.notes, order.orderNotes],
    [words.answer, order.text],
  ])}`
}

function paidIn({ payment }: OrderView, language: Language): Row[] {
  const { paidOnline, sentBack } = texts(language).shop.profile.export
  if (!payment || payment.paidOnlineRappen === 0) return []
  const { paidOnlineRappen, sentBackRappen } = payment
  return [
    [paidOnline, formatPrice(paidOnlineRappen)],
    ...(sentBackRappen > 0 ? [[sentBack, formatPrice(sentBackRappen)] satisfies Row] : []),
  ]
}

function heading(text: string): string {
  return `<h2>${escaped(text)}</h2>`
}

function rows(all: Row[]): string {
  const said = all.filter(([, value]) => value?.trim())
  if (said.length === 0) return '<p>–</p>'
  return `<dl>${said.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>`
}

function lines(all: readonly string[]): string {
  return all.filter((line) => line.trim()).join('\n')
}
