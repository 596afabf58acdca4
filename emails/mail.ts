import type { MailName } from '@/lib/i18n/catalogue'
import { fill } from '@/lib/i18n/fill'
import { colonIn, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { isolated } from '@/lib/i18n/isolated'
import type { Content, ShopDetails, Bill, Fact } from './content'
import { renderHtml } from './html'

export interface Person {
  name: string
  address: string
}

export interface Mail {
  template: MailName
  to: Person
  /** Names from a form have no place in a header. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Not sent any more afterwards. */
  expiresAt?: Date
}

export interface Address {
  shopDetails: ShopDetails
  language: Language
  to: Person
  /** Of the owner; empty: none. */
  lines?: { opening: string; closing: string }
}

export interface Envelope extends Pick<Mail, 'template' | 'replyTo' | 'expiresAt'> {
  /** For the subject, beside the shop's name. */
  values?: Record<string, string | number>
}

/** Both parts say the same, in the same order. */
export function compose({ values, ...envelope }: Envelope, address: Address, body: Content): Mail {
  const { shopDetails, language, to, lines } = address
  const { subject } = texts(language).mails[envelope.template]
  const content = lines ? withLines(body, lines) : body
  return {
    ...envelope,
    subject: fill(subject, { shop: shopNameOf(shopDetails), ...values }),
    to,
    text: renderText(content, shopDetails, language),
    html: renderHtml(content, shopDetails, language),
  }
}

function withLines(content: Content, { opening, closing }: NonNullable<Address['lines']>): Content {
  const paragraphs = opening ? [opening, ...content.paragraphs] : content.paragraphs
  return { ...content, paragraphs, ...(closing && { closing }) }
}

/** A shop without a name is called by its host. */
export function shopNameOf({ shopName, origin }: ShopDetails): string {
  return shopName.trim() || new URL(origin).host
}

/** The shop itself, where its customers write to. */
export function addressOfShop({ shopDetails, language }: Pick<Address, 'shopDetails' | 'language'>): Address {
  return { shopDetails, language, to: { name: shopNameOf(shopDetails), address: shopDetails.email } }
}

export function orderUrl({ shopDetails, language }: Address, orderId: string): string {
  return `${shopDetails.origin}/${language}/track/${orderId}`
}

/** Title and figure first: programs look for the first number of a mail with a code. */
function renderText(content: Content, shopDetails: ShopDetails, language: Language): string {
  const { title, figure, figureNote, paragraphs, quote, action, facts = [], bill, closing } = content
  const colon = colonIn(language)
  const blocks = [
    title,
    figure,
    figureNote,
    ...paragraphs,
    quote && `${isolated(quote.from)}${colon}\n${quote.text}`,
    action && `${action.label}${colon}\n${action.url}`,
    ...facts.map((fact) => factText(fact, language)),
    bill && billText(bill, language),
    closing,
    signature(shopDetails),
  ]
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`
}

function factText({ label, lines, link }: Fact, language: Language): string {
  const linked = link ? [labelled(link.label, link.url, language)] : []
  return [`${label}${colonIn(language)}`, ...lines, ...linked].join('\n')
}

function billText({ rows, sum, notes }: Bill, language: Language): string {
  return [...[...rows, sum].map(([label, amount]) => labelled(label, amount, language)), ...notes].join('\n')
}

function signature({ shopName, address, phone, origin }: ShopDetails): string {
  return ['-- ', shopName, address.map(isolated).join(', '), phone, origin].filter(Boolean).join('\n')
}
