// What a person of the office may choose; a browser makes it small before it travels.

export const largestChosenFile = 25 * 1024 * 1024
/** A server decodes no more; a browser makes them fewer. */
export const mostDecodedPixels = 40_000_000
/** One line of forty million pixels takes half a minute. */
export const longestDecodedSide = 20_000
export const mostChosenPixels = 100_000_000
/** Twice what the shop shows, so that a crop stays sharp. */
const longestSide = 2000

export interface Size {
  width: number
  height: number
}

export interface Attempt extends Size {
  quality: number
}

const attempts = [
  { share: 1, quality: 0.9 },
  { share: 1, quality: 0.8 },
  { share: 1, quality: 0.6 },
  { share: 0.7, quality: 0.6 },
  // A drawing of noise, in a browser that writes only PNG.
  { share: 0.35, quality: 0.6 },
  { share: 0.18, quality: 0.6 },
]

/** The finest first; never enlarged. */
export function attemptsFor({ width, height }: Size): Attempt[] {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return attempts.map(({ share, quality }) => ({
    width: Math.max(1, Math.round(width * scale * share)),
    height: Math.max(1, Math.round(height * scale * share)),
    quality,
  }))
}

/** Windows announces no type for HEIC, so the name says it as well. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf](-sequence)?$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']
export const acceptedTypes = [...types, 'image/heic', 'image/heif', '.heic', '.heif'].join(',')

/** By what it says it is; the server looks at the content. */
export function isPicture(file: Pick<File, 'name' | 'type'>): boolean {
  return types.includes(file.type) || isHeic(file)
}
