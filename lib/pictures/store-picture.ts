import { GenerationCache } from '@/lib/platform/requests/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { shopGeneration } from '@/lib/platform/events'
import { pictureWidths } from './picture-path'
import type { ProcessedPicture } from './process-picture'

/** A trigger deletes a picture with its last use. Decoding is slow: it comes before a transaction that others wait for. */
export async function storePicture(tx: Tx, { hash, width, height, sizes }: ProcessedPicture): Promise<string> {
  const { count } = await tx.picture.createMany({ data: [{ hash, width, height }], skipDuplicates: true })
  if (count > 0) await tx.pictureSize.createMany({ data: sizes.map((size) => ({ hash, ...size })) })
  return hash
}

const cache = new GenerationCache<Uint8Array<ArrayBuffer>>({
  maxBytes: 24 * 1024 * 1024,
  bytesOf: (bytes) => bytes.byteLength,
})

/** Cached until the menu changes, so that a deleted picture leaves the memory as well. */
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
