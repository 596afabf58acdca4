import { calendarDayOf } from '@/lib/platform/values/time'

// Crockford's base32: no I, L, O, U, so that a code survives being read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10
export const orderIdPattern = /^ORD-\d{8}-[0-9A-HJKMNP-TV-Z]{10}$/

/** `ORD-20261120-7F3KQ2M9XW`: Zurich's calendar date, then 50 random bits, because the id alone shows the order. */
export function newOrderId(now: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength))
  const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return `ORD-${calendarDayOf(now).replaceAll('-', '')}-${code}`
}

/** Forgives case, blanks, O for 0 and I or L for 1; null if it is no id. */
export function parseOrderId(text: string): string | null {
  const typed = text.trim().toUpperCase()
  const id = typed.slice(0, 13) + typed.slice(13).replaceAll('O', '0').replace(/[IL]/g, '1')
  return orderIdPattern.test(id) ? id : null
}

/** The first four characters of the code, for the counter. */
export function shortNumber(orderId: string): string {
  return orderId.slice(13, 17)
}

export type OrderReference = { id: string } | { number?: number; shortCode?: string }

const idInText = /ORD-\d{8}-[0-9A-Z]{10}(?![0-9A-Z])/i

/** From an id, a link or sentence with one, the number, or the short code; null if it is none of them. */
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

/** Numbers and short codes can be guessed: they need the order's e-mail address. */
export function needsEmail(reference: OrderReference | null): boolean {
  return reference !== null && !('id' in reference)
}
