import sharp, { type OutputInfo } from 'sharp'
import type { FieldError } from '@/lib/i18n/catalogue'
import { atMost } from '@/lib/platform/process/scheduling'
import { Refusal } from '@/lib/platform/refusal'
import { longestDecodedSide, mostDecodedPixels } from './chosen-picture'
import type { OnePicture } from './picture-format'
import { type Crop, pictureWidths } from './picture-path'

// The other decoders (SVG, PDF, TIFF, AVIF …) never see an uploaded byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

export function invalidImage(cause: FieldError): Refusal {
  return new Refusal('image_invalid', { fields: { image: cause } })
}

export interface DecodedPicture {
  data: Buffer
  info: OutputInfo
}

// A progressive JPEG of forty million pixels takes 240 MB while it is decoded.
const oneDecoderAtATime = atMost(1)
const largest = Math.max(...pictureWidths)

/** Rotated by EXIF, in sRGB, no larger than pages show it, without metadata. */
export function decodePicture({ bytes, isMended }: OnePicture, part?: Crop): Promise<DecodedPicture> {
  return oneDecoderAtATime(async () => {
    try {
      // Of one that moves, its first picture.
      const picture = sharp(bytes, { limitInputPixels: false, failOn: isMended ? 'warning' : 'error' })
      const { width, height } = (await picture.metadata()).autoOrient
      if (Math.max(width, height) > longestDecodedSide || width * height > mostDecodedPixels)
        throw invalidImage('image_too_many_pixels')
      return await picture
        .autoOrient()
        .extract(pixelsOf(part ?? { left: 0, top: 0, width: 1, height: 1 }, { width, height }))
        .resize({ width: largest, height: 2 * largest, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true })
    } catch (error) {
      throw error instanceof Refusal ? error : invalidImage('image_cut_off')
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
