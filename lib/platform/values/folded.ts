/** As PostgreSQL's lower(), letter by letter: toLowerCase() turns İ into two characters and a final Σ into ς. */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')
}

/**
 * For Prisma: equal but for capitals, which indexes on lower() answer. `equals` becomes ILIKE, which none answers, and to
 * which `_` is any letter.
 */
export function inAnyCase(text: string) {
  return { in: [text], mode: 'insensitive' as const }
}

// eslint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u007f]*$/

/** For comparing what people write: case, accents, spellings (döner, doener, doner) and the cards' soft hyphens do not matter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}\u00AD]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/([aou])e/g, '$1')
}
