/**
 * Case, accents and the ways to write an umlaut or a ligature do not matter to somebody who is hungry: döner, doener,
 * doner. Nor do soft hyphens, which the cards have in their long words.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}\u00AD]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/([aou])e/g, '$1')
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const endings = 's e n en er es ern'.split(' ')
const shortestStem = 4

/** The word, and what is left of it without the ending of a plural; nothing shorter than what still means something. */
export function stemsOf(word: string): string[] {
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  return [word, ...stems.filter((stem) => stem.length >= shortestStem)]
}
