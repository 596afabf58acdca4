/** Pixels across; pages choose by srcset. */
export const pictureWidths = [160, 320, 640, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The hash names the content, so that the answer under it never changes. */
export function picturePath(hash: string, width: PictureWidth): string {
  return `/media/${hash}/${width}.webp`
}
