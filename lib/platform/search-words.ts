import { folded } from './folded'

// How people are looked for, by indexes that know how a text begins.

/** Without what differs between 044, 0041 44 and +41 44; empty where it is no phone number. */
export function phoneDigits(search: string): string {
  if (!/^[\d\s()+/.-]{4,}$/.test(search)) return ''
  return search.replace(/\D/g, '').replace(/^(0041|41(?=\d{9}$)|0)/, '')
}

/** Patterns for `like`, where % and _ are themselves: the first word finds by index; then all of them are asked for. */
export function beginnings(search: string): [first: string, all: string[]] {
  const words = folded(search.trim()).split(/\s+/).map(literally)
  return [`${words[0] ?? ''}%`, words.map((word) => `%${word}%`)]
}

/** The text itself in a pattern for `like`. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
