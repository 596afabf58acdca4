import { db } from '@/lib/platform/db'
import { shopGeneration } from '@/lib/platform/events'
import { GenerationCache } from '@/lib/platform/cache'
import { pictureWidths } from './picture-path'

const cache = new GenerationCache<Uint8Array<ArrayBuffer>>({
  maxBytes: 24 * 1024 * 1024,
  bytesOf: (bytes) => bytes.byteLength,
})

/**
 * The bytes of one size; null for what is not stored. The content never changes under its hash, but a deleted picture
 * must be gone from memory as well: it is, because the menu changes with it.
 */
export async function findPicture(hash: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^[0-9a-f]{64}$/.test(hash) || !pictureWidths.some((known) => known === width)) return null
  const key = `${hash}/${width}`
  const cached = cache.get(key)
  if (cached) return cached
  const generation = shopGeneration()
  const bytes = await read(hash, width)
  if (bytes) cache.set(key, bytes, generation)
  return bytes
}

async function read(hash: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const size = await db().pictureSize.findUnique({ where: { hash_width: { hash, width } }, select: { bytes: true } })
  return size?.bytes ?? null
}
