import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { brandHash, type BrandFile } from '@/lib/brand/art/brand-file'
import { drawIcon, icoOf } from '@/lib/brand/art/icon'
import { drawSharePicture } from '@/lib/brand/art/share-picture'
import type { Hex } from '@/lib/brand/oklch'
import { posterInk } from '@/lib/brand/palette'
import { findPicture } from '@/lib/pictures/store-picture'
import type { PictureWidth } from '@/lib/pictures/picture-path'
import { atMost } from '@/lib/platform/process/scheduling'
import { currentShop } from '@/lib/shop/queries'
import { currentLook } from './queries'
import type { Logo, Look, Slide } from './look'

const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
})
// Each takes half a second of a small machine, and a browser asks for several at once.
const oneAtATime = atMost(1)

interface Brand {
  name: string
  city: string
  look: Look
}

export async function findBrandArt(file: BrandFile): Promise<{ bytes: Buffer<ArrayBuffer>; hash: string } | null> {
  const [{ name, city }, look] = await Promise.all([currentShop(), currentLook()])
  const hash = brandHash({ name, city }, look)
  const key = `${hash}/${file}`
  return oneAtATime(async () => {
    const bytes = drawn.get(key) ?? (await draw(file, { name, city, look }))
    if (bytes) drawn.set(key, bytes)
    return bytes && { bytes, hash }
  })
}

async function draw(file: BrandFile, brand: Brand): Promise<Buffer<ArrayBuffer> | null> {
  const bytes = await drawings[file](brand)
  return bytes && Buffer.from(bytes)
}

const drawings: Record<BrandFile, (brand: Brand) => Promise<Buffer | null>> = {
  'favicon.ico': favicon,
  'apple-touch-icon.png': (brand) => icon(brand, { size: 180, room: 0.6, isRounded: false }),
  'icon-192.png': (brand) => icon(brand, { size: 192, room: 0.62, isRounded: true }),
  'icon-512.png': (brand) => icon(brand, { size: 512, room: 0.62, isRounded: true }),
  'icon-maskable-512.png': (brand) => icon(brand, { size: 512, room: 0.48, isRounded: false }),
  'logo.png': logoForMails,
  'share.jpg': share,
}

async function icon({ name, look }: Brand, shape: Parameters<typeof drawIcon>[2]): Promise<Buffer> {
  const { logo } = look
  const isSquare = logo !== null && Math.abs(Math.log(logo.width / logo.height)) < 0.25
  const square = isSquare ? await findPicture(logo.hash, 640) : null
  const squareGround = groundOf(logo)
  return drawIcon(
    { name },
    { ...look, square, squareGround },
    square ? { ...shape, room: Math.min(0.86, shape.room * 1.3) } : shape,
  )
}

async function favicon(brand: Brand): Promise<Buffer> {
  const sizes = [16, 32, 48]
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await icon(brand, { size, room: 0.7, isRounded: true }) })),
  )
  return icoOf(images)
}

/** On a ground of its own, because a mail program's ground is unknown. */
async function logoForMails({ look: { logo } }: Brand): Promise<Buffer | null> {
  const bytes = logo && (await findPicture(logo.hash, 640))
  if (!bytes) return null
  const ground = groundOf(logo)
  const padded = await sharp(bytes)
    .resize({ height: 96, width: 440, fit: 'inside' })
    .flatten({ background: ground })
    .toBuffer()
  return sharp(padded).extend({ top: 12, bottom: 12, left: 12, right: 12, background: ground }).png().toBuffer()
}

async function share({ name, city, look }: Brand): Promise<Buffer> {
  const bytes = look.logo && (await findPicture(look.logo.hash, 960))
  const logo = bytes && { bytes, plate: look.logo?.tone === 'light' ? groundOf(look.logo) : null }
  return drawSharePicture({ name, city }, look, { logo, picture: await pictureOf(look.slides[0]) })
}

function groundOf(logo: Logo | null): Hex {
  return logo?.tone === 'light' ? posterInk : '#ffffff'
}

async function pictureOf(slide: Slide | undefined) {
  if (slide?.drawing) return { bytes: await readFile(drawingFile(slide.drawing)), isCutOut: true }
  const bytes = slide?.picture && (await findPicture(slide.picture.hash, largest))
  return bytes ? { bytes, isCutOut: slide?.picture?.isCutOut ?? false } : null
}

const largest: PictureWidth = 960

function drawingFile(drawing: NonNullable<Slide['drawing']>): string {
  return join(process.cwd(), 'public', 'hero', `${drawing}.webp`)
}
