/**
 * In small letters, letter by letter, as PostgreSQL's lower() folds them: what two people may not both be called is
 * counted as one here, too. toLowerCase() looks at whole words: it writes İ as two characters, and Σ as ς at the end.
 */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return Array.from(text, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')
}

// eslint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u007f]*$/
