import { createHash } from 'node:crypto'
import type { Hex } from '../oklch'

export interface BrandSource {
  name: string
  city: string
}

export interface BrandLook {
  accent: Hex
  second: Hex
  logo: { hash: string; width: number; height: number } | null
  slides: readonly { picture: { hash: string } | null; drawing: string | null }[]
}

export const brandFiles = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'logo.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const

export type BrandFile = keyof typeof brandFiles

export function isBrandFile(name: string): name is BrandFile {
  return Object.hasOwn(brandFiles, name)
}

/** Counts up when the drawings change. */
const drawnBy = 2

export function brandHash({ name, city }: BrandSource, { accent, second, logo, slides }: BrandLook): string {
  const [first] = slides
  const source = [drawnBy, name, city, accent, second, logo?.hash, first?.picture?.hash, first?.drawing]
  return createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)
}

export function brandPath(hash: string, file: BrandFile): string {
  return `/brand/${hash}/${file}`
}
