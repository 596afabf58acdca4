import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { decodePicture, type DecodedPicture, invalidImage } from './decode-picture'
import { withoutMargins } from './margins'
import { formatOf, isHeif, onePictureOf, type OnePicture } from './picture-format'
import { type Crop, type PictureWidth, pictureWidths } from './picture-path'

export interface ProcessedPicture {
  /** SHA-256 of the largest size, hex. */
  hash: string
  width: number
  height: number
  sizes: { width: PictureWidth; bytes: Uint8Array<ArrayBuffer> }[]
}

export interface TrimmedPicture extends ProcessedPicture {
  whole: (ProcessedPicture & { part: Crop }) | null
}

const cardWidth: PictureWidth = 640
export const mostBytesOfACard = 40_000
const qualities = [80, 65, 50, 35, 20] as const
/** Of 0 to 6; the most takes half as long again for a twentieth of the bytes. */
const effortForUploads = 2

/** Throws image_invalid. */
export async function processPicture(upload: Uint8Array, effort = effortForUploads): Promise<ProcessedPicture> {
  return resizeAll(await decodePicture(onePictureIn(upload)), effort)
}

/** Decodes the part again, so that it stays as sharp as the original. */
export async function processWithoutMargins(upload: Uint8Array): Promise<TrimmedPicture> {
  const picture = onePictureIn(upload)
  const decoded = await decodePicture(picture)
  const part = await withoutMargins(decoded)
  if (!part) return { ...(await resizeAll(decoded)), whole: null }
  const trimmed = await resizeAll(await decodePicture(picture, part))
  return { ...trimmed, whole: { ...(await resizeAll(decoded)), part } }
}

function onePictureIn(upload: Uint8Array): OnePicture {
  const format = formatOf(upload)
  if (!format) throw invalidImage(isHeif(upload) ? 'image_heic' : 'image_format')
  const picture = onePictureOf(upload, format)
  if (!picture) throw invalidImage('image_cut_off')
  return picture
}

async function resizeAll(decoded: DecodedPicture, effort = effortForUploads): Promise<ProcessedPicture> {
  const sizes = await Promise.all(
    pictureWidths.map(async (width) => ({ width, bytes: await resize(decoded, width, effort) })),
  )
  return { hash: hashOf(sizes), width: decoded.info.width, height: decoded.info.height, sizes }
}

export function hashOf(sizes: ProcessedPicture['sizes']): string {
  return createHash('sha256')
    .update(sizes.at(-1)?.bytes ?? '')
    .digest('hex')
}

/** Detailed pictures get a lower quality, because a menu has many of them. */
async function resize(
  { data, info }: DecodedPicture,
  width: PictureWidth,
  effort: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width: inputWidth, height, channels } = info
  const resized = sharp(data, { raw: { width: inputWidth, height, channels } }).resize({
    width,
    withoutEnlargement: true,
  })
  const [finest, ...coarser] = qualities
  // Alpha in every shade would weigh more than the colours.
  const encode = (quality: number) => resized.clone().webp({ quality, alphaQuality: quality, effort }).toBuffer()
  let bytes = await encode(finest)
  for (const quality of coarser) {
    if (width > cardWidth || bytes.byteLength <= mostBytesOfACard) break
    bytes = await encode(quality)
  }
  return new Uint8Array(bytes)
}
