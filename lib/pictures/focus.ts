/** Which point of a picture stays in sight where the picture is cut: whole percent from its left and from its top. */
export interface Focus {
  focusX: number
  focusY: number
}

export const centre: Focus = { focusX: 50, focusY: 50 }

/** A part of a picture, as shares of its width and height. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** The same point, told of the part; what lies outside of it becomes its nearest edge. */
export function focusWithin({ focusX, focusY }: Focus, { left, top, width, height }: Part): Focus {
  return { focusX: percentOf((focusX / 100 - left) / width), focusY: percentOf((focusY / 100 - top) / height) }
}

function percentOf(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}
