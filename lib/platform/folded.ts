/** As PostgreSQL's lower(), letter by letter: toLowerCase() turns İ into two characters and a final Σ into ς. */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')
}

// eslint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u007f]*$/
