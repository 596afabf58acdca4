import type { Manager } from '@/lib/accounts/caller'
import { isSvg } from '@/lib/pictures/picture-format'
import { processPicture, processWithoutMargins } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import { transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { lookPictureLimit, mostUploads } from './limits'
import type { Logo } from './look'
import { findStoredPictures } from './stored-pictures'

const dayMs = 24 * 60 * 60 * 1000

interface Upload {
  image: Uint8Array
  /** With its plain margins. */
  keepWholeImage?: boolean | undefined
}

/** Stores a logo or the picture of a slide. Unless a look is saved with it, it is gone after a day. */
export async function addLookPicture(
  _manager: Manager,
  { image, keepWholeImage = false }: Upload,
  now = new Date(),
): Promise<Logo> {
  if (image.byteLength > lookPictureLimit) throw new Refusal('look_image_too_large')
  if (isSvg(image)) throw new Refusal('svg_refused')
  const picture = await (keepWholeImage ? processPicture(image) : processWithoutMargins(image))
  const { hash } = picture
  await transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('menu'))`
    await storePicture(tx, picture)
    await tx.lookUpload.upsert({ where: { hash }, create: { hash, at: now }, update: { at: now } })
    const kept = await tx.lookUpload.findMany({ orderBy: { at: 'desc' }, take: mostUploads, select: { hash: true } })
    const isNotKept = { hash: { notIn: kept.map((each) => each.hash) } }
    await tx.lookUpload.deleteMany({ where: { OR: [{ at: { lt: new Date(now.getTime() - dayMs) } }, isNotKept] } })
  })
  const stored = await findStoredPictures([hash])
  return stored('image', hash)
}
