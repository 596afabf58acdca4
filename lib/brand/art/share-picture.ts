import sharp, { type OverlayOptions } from 'sharp'
import { controlContrast, type Hex, withContrast } from '../oklch'
import { paletteOf, posterInk, type BrandColours } from '../palette'
import { wordmarkOf } from '../wordmark'
import type { BrandLook, BrandSource } from './brand-file'
import { drawnWords, lettering } from './letters'
import { plate } from './plate'

const width = 1200
const height = 630
const margin = 72

interface Shown {
  /** Null: the name instead. A plate where the logo would vanish on the card. */
  logo: { bytes: Uint8Array; plate: Hex | null } | null
  /** A cut-out or a photo. */
  picture: { bytes: Uint8Array; isCutOut: boolean } | null
}

export async function drawSharePicture(
  { name, city }: BrandSource,
  look: Pick<BrandLook, 'accent' | 'second'>,
  { logo, picture }: Shown,
): Promise<Buffer> {
  const ground = paletteOf(look).light['poster-1']
  const room = picture ? 500 : width - 2 * margin
  const mark = logo ? await logoOn(logo, room) : await nameOn(ground, { name, look, room })
  const drawnCity = drawnWords(city)
  const place = drawnCity && (await lettering([{ text: drawnCity, colour: posterInk }], { width: room, height: 48 }))
  const layers: OverlayOptions[] = [
    ...(picture ? [await food(picture)] : []),
    { input: mark, left: margin, top: margin + 70 },
    ...(place ? [{ input: place, left: margin, top: height - margin - 48 }] : []),
  ]
  const card = sharp({ create: { width, height, channels: 3, background: ground } }).composite(layers)
  return card.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

async function logoOn({ bytes, plate: background }: NonNullable<Shown['logo']>, room: number): Promise<Buffer> {
  if (!background) return sharp(bytes).resize({ width: room, height: 260, fit: 'inside' }).png().toBuffer()
  const seen = sharp(bytes)
    .resize({ width: room - 48, height: 212, fit: 'inside' })
    .flatten({ background })
  const margins = { top: 24, bottom: 24, left: 24, right: 24, background }
  return sharp(await seen.png().toBuffer())
    .extend(margins)
    .png()
    .toBuffer()
}

interface Name {
  name: string
  look: BrandColours
  room: number
}

function nameOn(ground: Hex, { name, look: { accent }, room }: Name): Promise<Buffer> {
  const ink = withContrast(accent, 'darker', { on: [ground], atLeast: controlContrast })
  const words = drawnWords(name)
  if (!words) return plate({ plate: '#ffffff', food: ink }, 260)
  const { plain, coloured } = wordmarkOf(words)
  return lettering(
    [
      { text: plain, colour: posterInk },
      { text: coloured, colour: ink },
    ],
    { width: room, height: 260 },
  )
}

async function food({ bytes, isCutOut }: NonNullable<Shown['picture']>): Promise<OverlayOptions> {
  if (!isCutOut)
    return {
      input: await sharp(bytes).resize({ width: 540, height, fit: 'cover' }).png().toBuffer(),
      left: width - 540,
      top: 0,
    }
  const input = await sharp(bytes)
    .resize({ width: 560, height: 560, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: input.data, left: width - 580, top: Math.round((height - input.info.height) / 2) }
}
