import sharp, { type OutputInfo } from 'sharp'
import { atMost } from '@/lib/platform/process/scheduling'
import { Refusal } from '@/lib/platform/refusal'
import { type Crop, pictureWidths } from './picture-path'

// The other decoders (SVG, PDF, TIFF, AVIF …) never see an uploaded byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

export interface DecodedPicture {
  data: Buffer
  info: OutputInfo
}

// A progressive JPEG of forty million pixels takes 240 MB while it is decoded.
const oneDecoderAtATime = atMost(1)
const largest = Math.max(...pictureWidths)
// One line of forty million pixels takes half a minute.
const longestSide = 20_000

/** Rotated by EXIF, in sRGB, no larger than pages show it, without metadata. */
export function decodePicture(upload: Uint8Array, part?: Crop): Promise<DecodedPicture> {
  return oneDecoderAtATime(async () => {
    try {
      const picture = sharp(upload, { limitInputPixels: 40_000_000, failOn: 'error' })
      const { width, height } = (await picture.metadata()).autoOrient
      if (Math.max(width, height) > longestSide) throw new Refusal('image_invalid')
      return await picture
        .autoOrient()
        .extract(pixelsOf(part ?? { left: 0, top: 0, width: 1, height: 1 }, { width, height }))
        .resize({ width: largest, height: 2 * largest, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true })
    } catch {
      throw new Refusal('image_invalid')
    }
  })
}

function pixelsOf(part: Crop, { width, height }: { width: number; height: number }) {
  const left = Math.round(part.left * width)
  const top = Math.round(part.top * height)
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(part.width * width)),
    height: Math.min(height - top, Math.round(part.height * height)),
  }
}
