import { withoutInvisible } from './invisible'

// Two letters behind four digits are Dutch.
const written = /^(?:(?:CH|LI|FL|AT?|DE?|FR?|IT?)\s?[-–]?\s?)?(\d{4,5})(?:[,\s]+(?!\p{L}{2}$)\p{L}.*)?$/iu

/** `8004` of "CH-8004" and of "8004 Zürich", as letters were addressed and browsers fill in; else what was typed. */
export function plainPostcode(typed: string): string {
  const text = withoutInvisible(typed).trim()
  return written.exec(text)?.[1] ?? text
}
