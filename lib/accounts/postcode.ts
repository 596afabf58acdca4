const fourDigits = /^[1-9][0-9]{3}$/
const fiveDigits = /^[0-9]{5}$/

// Where most guests from elsewhere come from; of the others it is known that letters, digits and gaps are enough.
const formats: Record<string, RegExp> = {
  CH: fourDigits,
  LI: fourDigits,
  AT: fourDigits,
  BE: fourDigits,
  DE: fiveDigits,
  FR: fiveDigits,
  IT: fiveDigits,
  ES: fiveDigits,
  NL: /^[1-9][0-9]{3} ?[A-Z]{2}$/i,
  US: /^[0-9]{5}(-[0-9]{4})?$/,
}
const anywhere = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i

/** As the post of the country (ISO 3166) writes it. */
export function isPostcode(value: string, country: string): boolean {
  return (formats[country] ?? anywhere).test(value)
}
