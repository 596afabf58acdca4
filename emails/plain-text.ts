import type { Bill, Content, Fact, ShopDetails } from './content'

/** Title and figure come first: programs and people look for the first number of a mail with a code. */
export function renderText(content: Content, shopDetails: ShopDetails): string {
  const { title, figure, figureNote, paragraphs, quote, action, facts = [], bill, closing } = content
  const blocks = [
    title,
    figure,
    figureNote,
    ...paragraphs,
    quote && `${quote.from}:\n${quote.text}`,
    action && `${action.label}:\n${action.url}`,
    ...facts.map(factText),
    bill && billText(bill),
    closing,
    signature(shopDetails),
  ]
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`
}

function factText({ label, lines, link }: Fact): string {
  return [`${label}:`, ...lines, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n')
}

function billText({ rows, sum, notes }: Bill): string {
  return [...[...rows, sum].map(([label, amount]) => `${label}: ${amount}`), ...notes].join('\n')
}

function signature({ shopName, address, phone, origin }: ShopDetails): string {
  return ['-- ', shopName, address.join(', '), phone, origin].filter(Boolean).join('\n')
}
