/** What a person typed as an amount of francs, or why it cannot be taken for one. */
export type TypedAmount =
  | { rappen: number }
  | { problem: 'no_amount' }
  | { problem: 'too_many_decimals' }
  /** Comma or point before three digits: a thousand to some, decimals to others. */
  | { problem: 'ambiguous'; rappenIfThousands: number }

/**
 * Reads "12,50", "12.50", "1'250.–", "CHF 12.50" or "12.-" as everybody in Switzerland means it. What two people would
 * read as two amounts is left to whoever typed it.
 */
export function readTypedAmount(typed: string): TypedAmount {
  const text = withoutOrnament(typed)
  const plain = /^(\d{1,3}(?:([' ])\d{3})(?:\2\d{3})*|\d*)(?:[.,](\d*))?$/.exec(text)
  if (plain) return ofParts({ whole: plain[1] ?? '', separator: plain[2], decimals: plain[3] ?? '' })
  const both = /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(text)
  if (both) return rappenOf(both[1] ?? '', both[2] ?? '')
  return /^\d{1,3}([.,]\d{3})+$/.test(text) ? ambiguous(text) : { problem: 'no_amount' }
}

/** The amount as the API takes it, "1250.00"; what cannot be read stays as typed, for the API to refuse. */
export function sentAmount(typed: string): string {
  const read = readTypedAmount(typed)
  return 'rappen' in read ? (read.rappen / 100).toFixed(2) : typed.trim()
}

/** By more than half up or down; against nothing every amount is usual. */
export function isUnusualChange(fromRappen: number, toRappen: number): boolean {
  return fromRappen > 0 && (toRappen > fromRappen * 1.5 || toRappen < fromRappen * 0.5)
}

/** Without currency, without the dash that stands for no Rappen (or for no francs), one kind of blank and apostrophe. */
function withoutOrnament(typed: string): string {
  return typed
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
  if (decimals.length <= 2) return rappenOf(whole, decimals)
  const couldBeThousands = decimals.length === 3 && !separator && /^[1-9]\d{0,2}$/.test(whole)
  return couldBeThousands ? ambiguous(whole + decimals) : { problem: 'too_many_decimals' }
}

function ambiguous(text: string): TypedAmount {
  const read = rappenOf(text, '')
  return 'rappen' in read ? { problem: 'ambiguous', rappenIfThousands: read.rappen } : read
}

function rappenOf(whole: string, decimals: string): TypedAmount {
  const digits = whole.replace(/\D/g, '')
  if (digits.length > 9) return { problem: 'no_amount' }
  return { rappen: Number(digits) * 100 + Number(decimals.padEnd(2, '0')) }
}
