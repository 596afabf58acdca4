import type { CSSProperties } from 'react'

// Advance widths of the two heaviest weights in ems, without the tighter spacing of titles: what is left is the margin.
const thin = /[iljIJ.,:;!|'’()\-–1]/
const narrow = /[tfrL?]/
const wide = /[mwMW@%&]/
const capital = /[\p{Lu}0-9]/u

// Not the spaces that hold together, as French sets them before its marks.
const placesToBreak = /[^\S\u00A0\u202F]|\u00AD|(?<=[-–/])/

/** For the style of what is `fitted`: how many ems its longest part without a place to break takes. */
export function longestWord(text: string): CSSProperties {
  const ems = Math.max(1, ...text.split(placesToBreak).map(widthOf))
  return { '--longest': Number(ems.toFixed(2)) } as CSSProperties
}

function widthOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (thin.test(letter)) return 0.36
  if (narrow.test(letter)) return 0.46
  if (wide.test(letter)) return 0.98
  return capital.test(letter) ? 0.75 : 0.63
}
