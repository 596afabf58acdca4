/** Money inside is integer Rappen; outside it is CHF with at most two decimals. */

/** 2550 → 25.5: the number that JSON carries. */
export function toFrancs(rappen: number): number {
  return rappen / 100
}

/** 25.5 → 2550: an amount that JSON carried, free of what floats add to it. */
export function rappenOf(francs: number): number {
  return Math.round(francs * 100)
}

/** Reads 25.5, "25.50" or "25" as Rappen; null for anything with more than two decimals or that is no amount. */
export function toRappen(amount: number | string): number | null {
  const digits = /^(-?\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!digits?.[1]) return null
  const cents = (digits[2] ?? '').padEnd(2, '0')
  const rappen = Math.abs(Number(digits[1])) * 100 + Number(cents)
  return digits[1].startsWith('-') ? -rappen : rappen
}

/** 123450 → "1'234.50", without the currency. */
export function formatAmount(rappen: number): string {
  const [francs = '0', cents = '00'] = (Math.abs(rappen) / 100).toFixed(2).split('.')
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, '’')
  return `${rappen < 0 ? '-' : ''}${grouped}.${cents}`
}

/** 2550 → "CHF 25.50". The space does not break. */
export function formatPrice(rappen: number): string {
  return `CHF\u00a0${formatAmount(rappen)}`
}

/** Cash is paid in steps of 5 Rappen: the difference to add to the exact total (-2 to 2). */
export function cashRounding(totalRappen: number): number {
  return Math.round(totalRappen / 5) * 5 - totalRappen
}
