import { processPicture, type ProcessedPicture } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { categoryPictureLimit, menuItemPictureLimit } from './limits'

export interface Upload {
  image?: Uint8Array | undefined
}

export async function processCategoryPicture(upload: Uint8Array | undefined): Promise<ProcessedPicture | null> {
  if (!upload) return null
  if (upload.byteLength >= categoryPictureLimit) throw new Refusal('category_image_too_large')
  return processPicture(upload)
}

export async function processMenuItemPicture(upload: Uint8Array | undefined): Promise<ProcessedPicture | null> {
  if (!upload) return null
  if (upload.byteLength > menuItemPictureLimit) throw new Refusal('dish_image_too_large')
  return processPicture(upload)
}

interface PictureChange {
  picture: ProcessedPicture | null
  removeImage: boolean | undefined
}

/** The hash to be written; null takes the picture away, undefined keeps it. */
export async function changedPicture(
  tx: Tx,
  { picture, removeImage }: PictureChange,
): Promise<string | null | undefined> {
  if (picture) return storePicture(tx, picture)
  return removeImage ? null : undefined
}
