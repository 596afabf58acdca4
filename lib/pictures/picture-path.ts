export const pictureWidths = [160, 320, 640, 960] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The hash makes the answer immutable; browsers do not send the fragment, so all cuts share one address. */
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

/** Whole percent: the point that stays visible when the picture is cut. */
export interface Focus {
  focusX: number
  focusY: number
}

export const centre: Focus = { focusX: 50, focusY: 50 }

export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export function focusWithin({ focusX, focusY }: Focus, { left, top, width, height }: Crop): Focus {
  return { focusX: percentOf((focusX / 100 - left) / width), focusY: percentOf((focusY / 100 - top) / height) }
}

function percentOf(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}
