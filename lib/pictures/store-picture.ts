import type { Tx } from '@/lib/platform/db'
import { processPicture, type ProcessedPicture } from './process-picture'

/** Writes the sizes, unless the same picture is kept already. A trigger drops it with its last use. */
export async function storePicture(tx: Tx, { hash, width, height, sizes }: ProcessedPicture): Promise<string> {
  const { count } = await tx.picture.createMany({ data: [{ hash, width, height }], skipDuplicates: true })
  if (count > 0) await tx.pictureSize.createMany({ data: sizes.map((size) => ({ hash, ...size })) })
  return hash
}

/** Decoding takes a while: where others wait for the transaction, process before it and store inside. */
export async function processAndStorePicture(tx: Tx, upload: Uint8Array): Promise<string> {
  return storePicture(tx, await processPicture(upload))
}
