import { withoutInvisible } from './invisible'

/** Money inside is integer Rappen; outside it is CHF with at most two decimals. */

export function toFrancs(rappen: number): number {
  return rappen / 100
}

/** As the specification sends amounts: "37.80". */
export function toFrancsText(rappen: number): string {
  return (rappen / 100).toFixed(2)
}

/** For an amount that JSON carried: 25.5 → 2550, without float noise. */
export function rappenOf(francs: number): number {
  return Math.round(francs * 100)
}

/** Reads 25.5, "25.50" or "25"; null for more than two decimals or no amount. */
export function toRappen(amount: number | string): number | null {
  const digits = /^(-?\d{1,9})(?:\.(\d{1,2}))?$/.exec(withoutInvisible(String(amount)).trim())
  if (!digits?.[1]) return null
  const cents = (digits[2] ?? '').padEnd(2, '0')
  const rappen = Math.abs(Number(digits[1])) * 100 + Number(cents)
  return digits[1].startsWith('-') ? -rappen : rappen
}

export function formatAmount(rappen: number): string {
  const [francs = '0', cents = '00'] = toFrancsText(Math.abs(rappen)).split('.')
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, '’')
  return `${rappen < 0 ? '-' : ''}${grouped}.${cents}`
}

export function formatPrice(rappen: number): string {
  return `CHF\u00a0${formatAmount(rappen)}`
}

/** Cash is paid in steps of 5 Rappen: the difference to add to the exact total (-2 to 2). */
export function cashRounding(totalRappen: number): number {
  return Math.round(totalRappen / 5) * 5 - totalRappen
}

export type TypedAmount =
  | { rappen: number }
  | { problem: 'no_amount' }
  | { problem: 'too_many_decimals' }
  /** Comma or point before three digits: a thousand to some readers, decimals to others. */
  | { problem: 'ambiguous'; rappenIfThousands: number }

/** What two people would read differently stays ambiguous. */
export function readTypedAmount(typed: string): TypedAmount {
  const text = withoutOrnament(typed)
  const plain = /^(\d{1,3}(?:([' ])\d{3})(?:\2\d{3})*|\d*)(?:[.,](\d*))?$/.exec(text)
  if (plain) return ofParts({ whole: plain[1] ?? '', separator: plain[2], decimals: plain[3] ?? '' })
  const both = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(text)
  if (both) return amountOf(both[1] ?? '', both[2] ?? '')
  return /^\d{1,3}([.,]\d{3})+$/.test(text) ? ambiguous(text) : { problem: 'no_amount' }
}

/** What cannot be read stays as typed, for the API to refuse. */
export function sentAmount(typed: string): string {
  const read = readTypedAmount(typed)
  return 'rappen' in read ? toFrancsText(read.rappen) : typed.trim()
}

export function isUnusualChange(oldRappen: number, newRappen: number): boolean {
  return oldRappen > 0 && (newRappen > oldRappen * 1.5 || newRappen < oldRappen * 0.5)
}

function withoutOrnament(typed: string): string {
  return withoutInvisible(typed)
    .trim()
    .replace(/^(?:chf|s?fr\.?)\s*(?=[\d.,–—-])|(?<=[\d.,–—-])\s*(?:chf|s?fr\.?)$/iu, '')
    .replace(/[.,]\s?(?:--?|–|—)$/u, '')
    .replace(/^(?:--?|–|—)(?=[.,]\d{2}$)/u, '0')
    .replace(/[’‘ʼ′`´]/gu, "'")
    .replace(/\s/gu, ' ')
}

interface Parts {
  whole: string
  separator: string | undefined
  decimals: string
}

function ofParts({ whole, separator, decimals }: Parts): TypedAmount {
  if (whole === '' && decimals === '') return { problem: 'no_amount' }
  if (decimals.length <= 2) return amountOf(whole, decimals)
  const couldBeThousands = decimals.length === 3 && !separator && /^[1-9]\d{0,2}$/.test(whole)
  return couldBeThousands ? ambiguous(whole + decimals) : { problem: 'too_many_decimals' }
}

function ambiguous(text: string): TypedAmount {
  const read = amountOf(text, '')
  return 'rappen' in read ? { problem: 'ambiguous', rappenIfThousands: read.rappen } : read
}

function amountOf(whole: string, decimals: string): TypedAmount {
  const digits = whole.replace(/\D/g, '')
  if (digits.length > 9) return { problem: 'no_amount' }
  return { rappen: Number(digits) * 100 + Number(decimals.padEnd(2, '0')) }
}
