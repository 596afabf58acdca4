import { join } from 'node:path'
import sharp from 'sharp'
import type { Hex } from '../oklch'

export interface Run {
  text: string
  colour: Hex
}

/** Pixels that the words may take, and how many lines; they are as large as fits. */
interface Room {
  width: number
  height: number
}

// Names its own family: a machine may have the same letters installed in other weights.
const family = 'Bricolage Grotesque Poster'
const file = () => join(process.cwd(), 'public', 'fonts', 'bricolage-grotesque-poster.ttf')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Drawn large and then made smaller, so that the edges are sharp. */
const dpi = 432
const letterWidth = 330

/** Words in the shop's letters on nothing, without margins. No SVG: the decoder for it stays shut (lib/pictures). */
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

/** In the place of words that there are not. */
function nothing(): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer()
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}
