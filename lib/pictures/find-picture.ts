import { db } from '@/lib/platform/db'
import { shopGeneration } from '@/lib/platform/events'
import { pictureWidths } from './picture-path'

const mostBytes = 24 * 1024 * 1024

const recent = new Map<string, Uint8Array<ArrayBuffer>>()
let recentBytes = 0
let recentGeneration: number | null = null

/** The bytes of one size; null for what is not kept. Memory holds what was asked for last, until the menu changes. */
export async function findPicture(hash: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^[0-9a-f]{64}$/.test(hash) || !pictureWidths.some((known) => known === width)) return null
  const key = `${hash}/${width}`
  const generation = shopGeneration()
  forgetOlderThan(generation)
  const bytes = recent.get(key) ?? (await read(hash, width))
  if (bytes && generation !== null && generation === recentGeneration) remember(key, bytes)
  return bytes
}

// The content never changes under its hash, but a picture that was deleted must be gone, here as well.
function forgetOlderThan(generation: number | null): void {
  if (generation !== null && generation === recentGeneration) return
  recent.clear()
  recentBytes = 0
  recentGeneration = generation
}

async function read(hash: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const size = await db().pictureSize.findUnique({ where: { hash_width: { hash, width } }, select: { bytes: true } })
  return size?.bytes ?? null
}

// A Map keeps the order of insertion: whoever is asked for moves to the end, and the first goes when it gets too much.
function remember(key: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (!recent.delete(key)) recentBytes += bytes.byteLength
  recent.set(key, bytes)
  for (const [oldest, dropped] of recent) {
    if (recentBytes <= mostBytes) return
    recent.delete(oldest)
    recentBytes -= dropped.byteLength
  }
}
