import { parseOrderId } from './order-id'

/** What a customer has in hand to find his order with: its id, or what is short enough to be said. */
export type OrderReference = { id: string } | { number?: number; shortCode?: string }

const idInText = /ORD-\d{8}-[0-9A-Z]{10}(?![0-9A-Z])/i

/** Reads an id, a link or sentence that contains one, the number, or the short code; null if it is none of them. */
export function parseOrderReference(text: string): OrderReference | null {
  const id = parseOrderId(idInText.exec(text)?.[0] ?? '')
  if (id) return { id }
  const typed = text.replace(/^\s*#|\s/g, '').toUpperCase()
  const code = typed.replaceAll('O', '0').replace(/[IL]/g, '1')
  const number = /^[1-9]\d{2,3}$/.test(typed) && { number: Number(typed) }
  const shortCode = /^[0-9A-HJKMNP-TV-Z]{4}$/.test(code) && { shortCode: code }
  // Four digits may be either.
  return number || shortCode ? { ...number, ...shortCode } : null
}

/** Few enough that anybody could try them all: they count only together with the e-mail address of the order. */
export function needsEmail(reference: OrderReference | null): boolean {
  return reference !== null && !('id' in reference)
}
