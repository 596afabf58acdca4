import type { Content, ShopDetails } from './content'

/** Title and figure come first: programs and people look for the first number of a mail with a code. */
export function renderText(content: Content, shopDetails: ShopDetails): string {
  const { title, figure, paragraphs, rows = [], action } = content
  const blocks = [
    title,
    figure ?? '',
    ...paragraphs,
    rows.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ['-- ', shopDetails.shopName, shopDetails.phone, shopDetails.origin].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`
}
