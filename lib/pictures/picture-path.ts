import { centre, type Focus } from './focus'

/** Pixels across; pages choose by srcset. */
export const pictureWidths = [160, 320, 640, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/**
 * The hash names the content, so that the answer under it never changes. The focus stands in the fragment, which no
 * browser sends: so it goes with the picture into every cart and list, and who does not know it has the same address.
 */
export function picturePath(hash: string, width: PictureWidth, { focusX, focusY }: Focus = centre): string {
  const isCentred = focusX === centre.focusX && focusY === centre.focusY
  return `/media/${hash}/${width}.webp${isCentred ? '' : `#focus=${focusX},${focusY}`}`
}

export function focusOfPath(path: string): Focus {
  const [, focusX, focusY] = /#focus=(\d{1,3}),(\d{1,3})$/.exec(path) ?? []
  return focusX && focusY ? { focusX: Number(focusX), focusY: Number(focusY) } : centre
}

export function hashOfPath(path: string): string {
  return path.split('/')[2] ?? ''
}
