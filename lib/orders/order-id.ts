import { calendarDayOf } from '@/lib/platform/time'

// Crockford's base32: no I, L, O, U, so that a code survives being read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10
export const orderIdPattern = /^ORD-\d{8}-[0-9A-HJKMNP-TV-Z]{10}$/

/** `ORD-20261120-7F3KQ2M9XW`: Zurich's calendar date, then 50 random bits, because knowing the id shows the order. */
export function newOrderId(now: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength))
  const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return `ORD-${calendarDayOf(now).replaceAll('-', '')}-${code}`
}

/** Reads an id as people type it: any case, blanks around it, O for 0, I or L for 1; null if it can be none. */
export function parseOrderId(text: string): string | null {
  const typed = text.trim().toUpperCase()
  const id = typed.slice(0, 13) + typed.slice(13).replaceAll('O', '0').replace(/[IL]/g, '1')
  return orderIdPattern.test(id) ? id : null
}

/** What people say at the counter: the first four characters of the code. */
export function shortNumber(orderId: string): string {
  return orderId.slice(13, 17)
}
