import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { atMost } from '@/lib/platform/at-most'
import { Refusal } from '@/lib/platform/refusal'
import { formatOf, isOneStillPicture } from './picture-format'
import { pictureWidths, type PictureWidth } from './picture-path'

// The other decoders (SVG, PDF, TIFF, AVIF …) never see an uploaded byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Each picture comes once: a cache of operations would only hold memory.
sharp.cache(false)

export interface ProcessedPicture {
  /** SHA-256 of the largest size, hex. */
  hash: string
  width: number
  height: number
  sizes: { width: PictureWidth; bytes: Uint8Array<ArrayBuffer> }[]
}

interface DecodedPicture {
  data: Buffer
  info: OutputInfo
}

// A progressive JPEG of forty million pixels takes 240 MB while it is decoded: two of them would be too much.
const oneDecoderAtATime = atMost(1)
const largest = Math.max(...pictureWidths)

const cardWidth: PictureWidth = 640
export const mostBytesOfACard = 40_000
const qualities = [80, 65, 50, 35, 20] as const

/** Decodes an upload and re-encodes it in the sizes that pages use; throws image_invalid for everything but a picture. */
export async function processPicture(upload: Uint8Array): Promise<ProcessedPicture> {
  const format = formatOf(upload)
  if (!format || !isOneStillPicture(upload, format)) throw new Refusal('image_invalid')
  const decoded = await oneDecoderAtATime(() => decode(upload))
  const sizes = await Promise.all(pictureWidths.map(async (width) => ({ width, bytes: await resize(decoded, width) })))
  const hash = createHash('sha256')
    .update(sizes.at(-1)?.bytes ?? '')
    .digest('hex')
  return { hash, width: decoded.info.width, height: decoded.info.height, sizes }
}

/** Turned as the camera was held; colours in sRGB, everything else that came with the file is left behind. */
async function decode(upload: Uint8Array): Promise<DecodedPicture> {
  try {
    return await sharp(upload, { limitInputPixels: 40_000_000, failOn: 'error' })
      .rotate()
      .resize({ width: largest, height: 2 * largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    // Whatever a decoder refuses is no picture; there is nothing of ours to repair.
    throw new Refusal('image_invalid')
  }
}

/** Of a picture with much detail a card gets a coarser one, because a menu has many of them. */
async function resize({ data, info }: DecodedPicture, width: PictureWidth): Promise<Uint8Array<ArrayBuffer>> {
  const { width: inputWidth, height, channels } = info
  const resized = sharp(data, { raw: { width: inputWidth, height, channels } }).resize({
    width,
    withoutEnlargement: true,
  })
  const [finest, ...coarser] = qualities
  let bytes = await encode(resized, finest)
  for (const quality of coarser) {
    if (width > cardWidth || bytes.byteLength <= mostBytesOfACard) break
    bytes = await encode(resized, quality)
  }
  return new Uint8Array(bytes)
}

function encode(picture: Sharp, quality: number): Promise<Buffer> {
  // More effort takes half as long again for a twentieth of the bytes.
  return picture.clone().webp({ quality, effort: 2 }).toBuffer()
}
