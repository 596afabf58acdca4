import sharp, { type OutputInfo } from 'sharp'
import { atMost } from '@/lib/platform/at-most'
import { Refusal } from '@/lib/platform/refusal'
import type { Part } from './focus'
import { pictureWidths } from './picture-path'

// The other decoders (SVG, PDF, TIFF, AVIF …) never see an uploaded byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Each picture comes once: a cache of operations would only hold memory.
sharp.cache(false)

export interface DecodedPicture {
  data: Buffer
  info: OutputInfo
}

// A progressive JPEG of forty million pixels takes 240 MB while it is decoded: two of them would be too much.
const oneDecoderAtATime = atMost(1)
const largest = Math.max(...pictureWidths)
// One line of forty million pixels is as few pixels as a photo, and takes half a minute.
const longestSide = 20_000

/**
 * Turned as the camera was held, all of it or a part, no larger than pages show it; colours in sRGB, everything else
 * that came with the file is left behind.
 */
export function decodePicture(upload: Uint8Array, part?: Part): Promise<DecodedPicture> {
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
      // Whatever a decoder refuses is no picture; there is nothing of ours to repair.
      throw new Refusal('image_invalid')
    }
  })
}

function pixelsOf(part: Part, { width, height }: { width: number; height: number }) {
  const left = Math.round(part.left * width)
  const top = Math.round(part.top * height)
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(part.width * width)),
    height: Math.min(height - top, Math.round(part.height * height)),
  }
}
