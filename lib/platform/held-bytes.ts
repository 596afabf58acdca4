/** What V8 keeps of a text: a byte for each character, or two as soon as one of them is not Latin. */
export function bytesOfText(text: string): number {
  // eslint-disable-next-line no-control-regex
  return /[^\u0000-\u00ff]/.test(text) ? 2 * text.length : text.length
}

/** What is kept alive by binary data: a piece of a larger block holds all of it. */
export function bytesOfBlocks(pieces: readonly Uint8Array[]): number {
  const blocks = new Set(pieces.map(({ buffer }) => buffer))
  return [...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0)
}

type HeaderValue = number | string | readonly string[] | undefined

/** Of a field that holds a name and a value, beside their characters. */
const fieldBytes = 64

export function bytesOfHeaders(headers: Readonly<Record<string, HeaderValue>>): number {
  const fields = Object.entries(headers).map(
    ([name, value]) => fieldBytes + bytesOfText(name) + bytesOfText([value ?? ''].flat().join()),
  )
  return fields.reduce((sum, bytes) => sum + bytes, 0)
}
