/** Umlauts, accents and case do not matter to somebody who is hungry: "doner" finds Döner. */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every word that was typed occurs somewhere. Both sides are search keys. */
export function matches(key: string, sought: string): boolean {
  return sought.split(' ').every((word) => key.includes(word))
}
