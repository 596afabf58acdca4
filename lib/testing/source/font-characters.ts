import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Whether a font file, TrueType or WOFF2, has a character. Format 4 of the table of characters, which ours have. */
export function charactersOf(path: string): (character: string) => boolean {
  const file = readFileSync(path)
  const cmap = file.toString('latin1', 0, 4) === 'wOF2' ? cmapOfWoff2(file) : cmapOfTrueType(file)
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) => cmap.readUInt32BE(4 + 8 * place + 4))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? 0
  const segments = cmap.readUInt16BE(at + 6)
  const spans = Array.from({ length: segments / 2 - 1 }, (_, place) => ({
    last: cmap.readUInt16BE(at + 14 + 2 * place),
    first: cmap.readUInt16BE(at + 16 + segments + 2 * place),
  }))
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(({ first, last }) => first <= code && code <= last)
  }
}

function cmapOfTrueType(file: Buffer): Buffer {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, place) => 12 + 16 * place)
  const entry = entries.find((at) => file.toString('latin1', at, at + 4) === 'cmap') ?? 0
  return file.subarray(file.readUInt32BE(entry + 8))
}

// https://www.w3.org/TR/WOFF2/#table_dir_format
const [cmapTag, ownTag, glyfTag, locaTag] = [0, 63, 10, 11]

/** The tables lie one behind the other in one compressed stream. */
function cmapOfWoff2(file: Buffer): Buffer {
  let at = 48
  const number = () => {
    let value = 0
    for (let isLast = false; !isLast; at += 1) {
      const byte = file.readUInt8(at)
      value = value * 128 + (byte % 128)
      isLast = byte < 128
    }
    return value
  }
  let [offset, cmapOffset] = [0, 0]
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++)
    const [tag, version] = [flags % 64, flags >> 6]
    if (tag === ownTag) at += 4
    const length = number()
    const isTransformed = tag === glyfTag || tag === locaTag ? version !== 3 : version !== 0
    if (tag === cmapTag) cmapOffset = offset
    offset += isTransformed ? number() : length
  }
  return brotliDecompressSync(file.subarray(at)).subarray(cmapOffset)
}
