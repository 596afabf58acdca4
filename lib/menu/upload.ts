import { processPicture, type ProcessedPicture } from '@/lib/pictures/process-picture'
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
