import { centre, focusWithin, type Focus } from '@/lib/pictures/focus'
import { hashOfPath } from '@/lib/pictures/picture-path'
import { processPicture, processWithoutMargins, type TrimmedPicture } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import type { Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { categoryPictureLimit, menuItemPictureLimit } from './limits'
import type { Category } from './menu-item'

export interface Upload {
  image?: Uint8Array | undefined
  /** With its plain margins; without an upload: those that were taken away come back. */
  keepWholeImage?: boolean | undefined
}

export async function processCategoryPicture(upload: Upload): Promise<TrimmedPicture | null> {
  if (upload.image && upload.image.byteLength >= categoryPictureLimit) throw new Refusal('category_image_too_large')
  return processUpload(upload)
}

export async function processMenuItemPicture(upload: Upload): Promise<TrimmedPicture | null> {
  if (upload.image && upload.image.byteLength > menuItemPictureLimit) throw new Refusal('dish_image_too_large')
  return processUpload(upload)
}

async function processUpload({ image, keepWholeImage = false }: Upload): Promise<TrimmedPicture | null> {
  if (!image) return null
  return keepWholeImage ? { ...(await processPicture(image)), whole: null } : processWithoutMargins(image)
}

interface PictureChange extends Pick<Upload, 'keepWholeImage'>, Partial<Focus> {
  picture: TrimmedPicture | null
  removeImage?: boolean | undefined
}

interface PictureColumns extends Focus {
  pictureHash: string | null
  wholePictureHash: string | null
}

/** What is absent stays as it is. Another picture begins in its middle; a focus that comes with it is that of the upload. */
export async function pictureColumns(
  tx: Tx,
  { picture, removeImage, keepWholeImage, focusX, focusY }: PictureChange,
  before: Pick<Category, 'image' | 'wholeImage'> | null,
): Promise<Partial<PictureColumns>> {
  const focus = { focusX: focusX ?? centre.focusX, focusY: focusY ?? centre.focusY }
  if (picture) {
    const { whole } = picture
    return {
      pictureHash: await storePicture(tx, picture),
      wholePictureHash: whole && (await storePicture(tx, whole)),
      ...(whole ? focusWithin(focus, whole.part) : focus),
    }
  }
  if (removeImage || !before?.image) return { pictureHash: null, wholePictureHash: null, ...centre }
  if (keepWholeImage && before.wholeImage)
    return { pictureHash: hashOfPath(before.wholeImage), wholePictureHash: null, ...focus }
  return { ...(focusX !== undefined && { focusX }), ...(focusY !== undefined && { focusY }) }
}
