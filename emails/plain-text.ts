import type { Language } from '@/lib/i18n/language'
import { colonIn, labelled } from '@/lib/i18n/labelled'
import type { Bill, Content, Fact, ShopDetails } from './content'

/** Title and figure come first: programs and people look for the first number of a mail with a code. */
export function renderText(content: Content, shopDetails: ShopDetails, language: Language): string {
  const { title, figure, figureNote, paragraphs, quote, action, facts = [], bill, closing } = content
  const colon = colonIn(language)
  const blocks = [
    title,
    figure,
    figureNote,
    ...paragraphs,
    quote && `${quote.from}${colon}\n${quote.text}`,
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
  return ['-- ', shopName, address.join(', '), phone, origin].filter(Boolean).join('\n')
}
