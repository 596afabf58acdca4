import { join } from 'node:path'
import sharp from 'sharp'
import type { Hex } from '../oklch'

/** Of public/fonts; letters.test.ts compares. */
export const drawnCapitals =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĻĽŁŃŅŇŌŐŒŔŘŚŞŠŤŪŮŰŲŹŻŽȘȚẞ'

/** Null: none of its letters can be drawn. */
export function initialOf(name: string): string | null {
  for (const [letter] of name.normalize('NFC').matchAll(/\p{L}|\d/gu)) {
    const drawn = capitalOf(letter)
    if (drawn) return drawn
  }
  return null
}

export function drawnWords(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  return words.filter((word) => [...word.matchAll(/\p{L}/gu)].every(([letter]) => isDrawn(letter))).join(' ')
}

function capitalOf(letter: string): string | null {
  if (isDrawn(letter)) return letter.toUpperCase().slice(0, 1)
  // Vietnamese puts two accents on a letter.
  const [plain = ''] = letter.normalize('NFD')
  return isDrawn(plain) ? plain.toUpperCase() : null
}

function isDrawn(letter: string): boolean {
  return Array.from(letter.toUpperCase()).every((capital) => drawnCapitals.includes(capital))
}

interface Run {
  text: string
  colour: Hex
}

interface Room {
  width: number
  height: number
}

// A family name of its own: a machine may have the font installed in other weights.
const family = 'Bricolage Grotesque Poster'
const file = () => join(process.cwd(), 'public', 'fonts', 'bricolage-grotesque-poster.ttf')
const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

const dpi = 432
const letterWidth = 330

/** No SVG, because its decoder stays blocked (lib/pictures). */
export async function lettering(runs: readonly Run[], { width, height }: Room): Promise<Buffer> {
  const text = runs.map(({ text: said, colour }) => `<span foreground="${colour}">${escaped(said)}</span>`).join('')
  const letters = runs.reduce((sum, { text: said }) => sum + said.length, 0)
  if (letters === 0) return nothing()
  const lines = letters <= 14 ? 1 : letters <= 36 ? 2 : 3
  const drawn = sharp({
    text: {
      text,
      font: `${family} 96`,
      fontfile: file(),
      rgba: true,
      dpi,
      width: Math.ceil((letters * letterWidth * 1.15) / lines),
      wrap: 'word',
    },
  })
  const trimmed = await drawn.png({ compressionLevel: 1 }).toBuffer()
  return sharp(trimmed).trim().resize({ width, height, fit: 'inside' }).png().toBuffer()
}

function nothing(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer()
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities.get(character) ?? character)
}
