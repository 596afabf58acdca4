import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export function painted(width = 30, height = 20, background = '#d6321e') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A valid PNG of exactly so many bytes: a chunk that no reader knows fills it up. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const png = await painted().png().toBuffer()
  const end = png.length - 12
  const filling = Buffer.concat([Buffer.from('fiLl'), Buffer.alloc(bytes - png.length - 12)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(filling.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(filling))
  return Buffer.concat([png.subarray(0, end), length, filling, checksum, png.subarray(end)])
}

export function file(bytes: Uint8Array, name = 'photo.png', type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}
