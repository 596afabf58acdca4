const written = /^CHE[-\s.]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?:\s+(MWST|TVA|IVA))?$/i
const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/**
 * The enterprise number (UID), alone or as the number for VAT, in the one form in which the law writes it:
 * CHE-123.456.788 MWST. Null where it is none: its last digit is a check of the others, modulo 11 (eCH-0097).
 */
export function readVatNumber(text: string): string | null {
  const [, first = '', second = '', third = '', suffix] = written.exec(text.trim()) ?? []
  const digits = `${first}${second}${third}`.split('').map(Number)
  if (digits.length !== 9 || digits.at(-1) !== checkDigit(digits)) return null
  const number = `CHE-${first}.${second}.${third}`
  return suffix ? `${number} ${suffix.toUpperCase()}` : number
}

/** 10 is no digit: such numbers are not given out. */
function checkDigit(digits: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11
}
