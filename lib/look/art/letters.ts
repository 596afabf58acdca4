/** Capital letters and digits of public/fonts; letters.test.ts holds them against the file. */
export const drawnCapitals =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĻĽŁŃŅŇŌŐŒŔŘŚŞŠŤŪŮŰŲŹŻŽȘȚẞ'

/** What stands for a name on an icon; null: none of its letters can be drawn. */
export function initialOf(name: string): string | null {
  for (const [letter] of name.normalize('NFC').matchAll(/\p{L}|\d/gu)) {
    const drawn = capitalOf(letter)
    if (drawn) return drawn
  }
  return null
}

/** The words of a name that can be drawn on every machine, whatever letters it has besides ours. */
export function drawnWords(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  return words.filter((word) => [...word.matchAll(/\p{L}/gu)].every(([letter]) => isDrawn(letter))).join(' ')
}

function capitalOf(letter: string): string | null {
  if (isDrawn(letter)) return letter.toUpperCase().slice(0, 1)
  // Vietnamese puts two accents on a letter: without them it is still that letter.
  const [plain = ''] = letter.normalize('NFD')
  return isDrawn(plain) ? plain.toUpperCase() : null
}

function isDrawn(letter: string): boolean {
  return Array.from(letter.toUpperCase()).every((capital) => drawnCapitals.includes(capital))
}
