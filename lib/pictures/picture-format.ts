export type PictureFormat = 'jpeg' | 'png' | 'webp'

export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (beginsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (beginsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  return null
}

/** SVG may hold scripts, so it is never shown or decoded. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return start.startsWith('<') && /<(\w{1,20}:)?svg[\s>/]/i.test(start)
}

/** What a telephone writes, under whatever name it comes. */
export function isHeif(bytes: Uint8Array): boolean {
  return textAt(bytes, 4, 4) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(textAt(bytes, 8, 4))
}

/**
 * Up to its end: what a program appended, or a second file that hides in the same bytes, is never decoded. A JPEG that
 * lacks the mark of its end gets it, and has to be whole. Null: it breaks off before.
 */
export function onePictureOf(bytes: Uint8Array, format: PictureFormat): OnePicture | null {
  const end = endOf(bytes, format)
  if (end === 'unmarked') return { bytes: withEndMark(bytes), isMended: true }
  return end === null ? null : { bytes: bytes.subarray(0, end), isMended: false }
}

function withEndMark(bytes: Uint8Array): Uint8Array {
  const marked = new Uint8Array(bytes.length + 2)
  marked.set(bytes)
  marked.set([0xff, 0xd9], bytes.length)
  return marked
}

export interface OnePicture {
  bytes: Uint8Array
  isMended: boolean
}

function endOf(bytes: Uint8Array, format: PictureFormat): number | 'unmarked' | null {
  if (format === 'jpeg') return endOfJpeg(bytes)
  return format === 'png' ? endOfPng(bytes) : endOfWebp(bytes)
}

// A 4 MB picture has some hundred; hundreds of thousands would block the decoder for seconds.
const mostChunks = 5000

function endOfPng(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  let chunks = 0
  for (let at = 8; at + 12 <= bytes.length && chunks < mostChunks; at += 12 + view.getUint32(at)) {
    chunks += 1
    const chunk = textAt(bytes, at + 4, 4)
    if (chunk === 'IEND') return at + 12
  }
  return null
}

function endOfWebp(bytes: Uint8Array): number | null {
  const view = viewOf(bytes)
  const end = bytes.length < 20 ? Infinity : view.getUint32(4, true) + 8
  if (end > bytes.length) return null
  let chunks = 0
  for (let at = 12; at + 8 <= end;) {
    chunks += 1
    if (chunks > mostChunks) return null
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return end
}

// Segment by segment, so that a thumbnail in the metadata does not end the picture.
function endOfJpeg(bytes: Uint8Array): number | 'unmarked' | null {
  const view = viewOf(bytes)
  let [at, hasPicture] = [2, false]
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1] : undefined
    if (marker === undefined) return null
    if (marker === 0xd9) return at + 2
    if (marker === 0xff) at += 1
    else if (isBareMarker(marker)) at += 2
    else if (at + 3 >= bytes.length) return null
    else {
      hasPicture ||= marker === 0xda
      at = afterSegment(bytes, { at: at + 2 + view.getUint16(at + 2), marker })
    }
  }
  return hasPicture ? 'unmarked' : null
}

// Behind a start of scan lie coded bytes up to the next marker; a stuffed 0xff00 and restarts belong to them.
function afterSegment(bytes: Uint8Array, { at, marker }: { at: number; marker: number }): number {
  if (marker !== 0xda) return at
  for (let next = bytes.indexOf(0xff, at); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const follows = bytes[next + 1]
    if (follows !== 0x00 && follows !== 0xff && !isRestart(follows)) return next
  }
  return bytes.length
}

function isBareMarker(marker: number): boolean {
  return marker === 0x01 || isRestart(marker)
}

function isRestart(marker: number | undefined): boolean {
  return marker !== undefined && marker >= 0xd0 && marker <= 0xd7
}

function beginsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte)
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return at < 0 ? '' : String.fromCharCode(...bytes.subarray(at, at + length))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
