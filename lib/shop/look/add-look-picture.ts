import sharp from 'sharp'
import type { Manager } from '@/lib/accounts/caller'
import { isSvg } from '@/lib/pictures/picture-format'
import { processPicture, processWithoutMargins } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import { db, lock, transaction } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { lookPictureLimit, mostUploads } from '../limits'
import type { Logo, LogoTone } from './look'

const dayMs = 24 * 60 * 60 * 1000

interface Upload {
  image: Uint8Array
  keepWholeImage?: boolean | undefined
}

/** Removed after a day unless a look is saved with it. */
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
    await lock(tx, 'menu')
    await storePicture(tx, picture)
    await tx.lookUpload.upsert({ where: { hash }, create: { hash, at: now }, update: { at: now } })
    const kept = await tx.lookUpload.findMany({ orderBy: { at: 'desc' }, take: mostUploads, select: { hash: true } })
    const isNotKept = { hash: { notIn: kept.map((each) => each.hash) } }
    await tx.lookUpload.deleteMany({ where: { OR: [{ at: { lt: new Date(now.getTime() - dayMs) } }, isNotKept] } })
  })
  const stored = await findStoredPictures([hash])
  return stored('image', hash)
}

/** Asked before a transaction, because it decodes pictures. */
export async function findStoredPictures(hashes: readonly string[]) {
  const rows = await db().pictureSize.findMany({
    where: { hash: { in: [...hashes] }, width: 160 },
    select: { hash: true, bytes: true, picture: { select: { width: true, height: true } } },
  })
  const found = new Map<string, Logo>()
  for (const { hash, bytes, picture } of rows) found.set(hash, { hash, ...picture, ...(await seenOn(bytes)) })
  return (field: string, hash: string): Logo => {
    const picture = found.get(hash)
    if (!picture) throw new Refusal('invalid_fields', { fields: { [field]: 'picture_unknown' } })
    return picture
  }
}

// A fifth of the visible part is a word that would vanish on a ground of the same brightness.
const aWord = 0.2

async function seenOn(picture: Uint8Array): Promise<{ isCutOut: boolean; tone: LogoTone }> {
  const pixels = await sharp(picture).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  let [seen, dark, light] = [0, 0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 40) continue
    const brightness = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    seen += 1
    if (brightness < 0.35) dark += 1
    if (brightness > 0.75) light += 1
  }
  const isCutOut = seen < (0.95 * pixels.length) / 4
  if (!isCutOut) return { isCutOut, tone: 'any' }
  if (dark > aWord * seen) return { isCutOut, tone: 'dark' }
  return { isCutOut, tone: light > aWord * seen ? 'light' : 'any' }
}
