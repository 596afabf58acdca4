import { folded } from './folded'

/** Without what differs between 044, 0041 44 and +41 44; empty where it is no phone number. */
export function phoneDigits(search: string): string {
  if (!/^[\d\s()+/.-]{4,}$/.test(search)) return ''
  return search.replace(/\D/g, '').replace(/^(0041|41(?=\d{9}$)|0)/, '')
}

/** `like` patterns: the first word is found by a prefix index, all are checked afterwards. */
export function prefixPatterns(search: string): [first: string, all: string[]] {
  const words = folded(search.trim()).split(/\s+/).map(escapedForLike)
  return [`${words[0] ?? ''}%`, words.map((word) => `%${word}%`)]
}

export function escapedForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
