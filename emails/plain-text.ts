import type { Content, Letterhead } from './letter'

/** Title and figure come first: programs and people look for the first number of a code letter. */
export function renderText(content: Content, letterhead: Letterhead): string {
  const { title, figure, paragraphs, rows = [], action } = content
  const blocks = [
    title,
    figure ?? '',
    ...paragraphs,
    rows.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ['-- ', letterhead.shopName, letterhead.phone, letterhead.origin].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n').replaceAll('\u00a0', ' ')}\n`
}
