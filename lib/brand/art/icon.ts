import sharp from 'sharp'
import type { Hex } from '../oklch'
import { paletteOf, type BrandColours } from '../palette'
import type { BrandLook, BrandSource } from './brand-file'
import { initialOf, lettering } from './letters'
import { plate } from './plate'

interface IconShape {
  size: number
  /** The mark's share of the square; systems that cut their own shape keep the inner 80 %. */
  room: number
  isRounded: boolean
}

/** A logo that is about as wide as high, else the first letter on the shop's colour. */
export async function drawIcon(
  { name }: Pick<BrandSource, 'name'>,
  look: Pick<BrandLook, 'accent' | 'second'> & { square: Uint8Array | null; squareGround: Hex },
  { size, room, isRounded }: IconShape,
): Promise<Buffer> {
  const { accent } = paletteOf(look).light
  const inner = Math.round(size * room)
  const mark = look.square
    ? await sharp(look.square).resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer()
    : await markOf(name, look, inner)
  const ground = look.square ? look.squareGround : accent
  const square = sharp({ create: { width: size, height: size, channels: 4, background: ground } }).composite([
    { input: mark, gravity: 'centre' },
    ...(isRounded
      ? [{ input: corners(size), raw: { width: size, height: size, channels: 4 as const }, blend: 'dest-in' as const }]
      : []),
  ])
  return square.png({ compressionLevel: 9 }).toBuffer()
}

function markOf(name: string, look: BrandColours, size: number): Promise<Buffer> {
  const { second, 'on-accent': onAccent } = paletteOf(look).light
  const initial = initialOf(name)
  if (!initial) return plate({ plate: onAccent, food: second }, size)
  return lettering([{ text: initial, colour: onAccent }], { width: size, height: Math.round(size * 0.92) })
}

function corners(size: number): Buffer {
  const radius = size * 0.22
  const mask = Buffer.alloc(4 * size * size)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const beyondX = Math.max(radius - x - 0.5, x + 0.5 - (size - radius), 0)
      const beyondY = Math.max(radius - y - 0.5, y + 0.5 - (size - radius), 0)
      const inside = radius - Math.hypot(beyondX, beyondY) + 0.5
      mask[4 * (y * size + x) + 3] = Math.round(255 * Math.min(1, Math.max(0, inside)))
    }
  }
  return mask
}

/** An .ico is a small directory in front of ordinary PNG files. */
export function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
