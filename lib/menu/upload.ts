import { developPicture, type DevelopedPicture } from '@/lib/media/develop-picture'
import { Refusal } from '@/lib/refusal'
import { categoryPictureLimit, dishPictureLimit } from './picture-limits'

export interface Upload {
  image?: Uint8Array | undefined
}

export async function developCategoryPicture(upload: Uint8Array | undefined): Promise<DevelopedPicture | null> {
  if (!upload) return null
  if (upload.byteLength >= categoryPictureLimit) throw new Refusal('category_image_too_large')
  return developPicture(upload)
}

export async function developDishPicture(upload: Uint8Array | undefined): Promise<DevelopedPicture | null> {
  if (!upload) return null
  if (upload.byteLength > dishPictureLimit) throw new Refusal('dish_image_too_large')
  return developPicture(upload)
}
