import { centre, type Focus, focusWithin, hashOfPath } from '@/lib/pictures/picture-path'
import { processPicture, processWithoutMargins, type TrimmedPicture } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import { violated } from '@/lib/platform/database/database-error'
import { lock, Prisma, transaction, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { categoryPictureLimit, menuItemPictureLimit } from './limits'
import type { Category } from './items/menu-item'

/** One change at a time: positions build on each other, and a picture's last use must not vanish meanwhile. */
export async function editMenu<T>(work: (tx: Tx) => Promise<T>, options?: { timeoutMs: number }): Promise<T> {
  try {
    return await transaction(async (tx) => {
      await lock(tx, 'menu')
      return work(tx)
    }, options)
  } catch (error) {
    throw refusalFor(violated(error)) ?? error
  }
}

function refusalFor(violation: string | null): Refusal | null {
  if (violation === 'category_name_key' || violation === 'menu_item_name_key')
    return new Refusal('name_taken', { fields: { name: 'name_taken' } })
  if (violation === 'menu_item_category_id_fkey') return new Refusal('category_not_empty')
  return null
}

/** One statement for thousands: a form that is open meets another version of what it shows. */
export async function countVersions(
  tx: Tx,
  table: 'category' | 'menu_item' | 'option_group',
  ids: readonly string[],
): Promise<void> {
  await tx.$executeRaw`update ${Prisma.raw(table)} set version = version + 1 where id = any(${[...ids]}::uuid[])`
}

// In SQL the table can be an argument.
type Ordered = 'category' | 'menu_item'

export const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]

export async function nextPosition(tx: Tx, table: Ordered): Promise<number> {
  const [row] = await tx.$queryRaw<{ next: number }[]>`
    select coalesce(max(position) + 1, 0) as next from ${Prisma.raw(table)}`
  return row?.next ?? 0
}

/** Before another row, or last; all are numbered anew, so that equal positions cannot remain. */
export async function place(tx: Tx, table: Ordered, { id, beforeId }: { id: string; beforeId: string | null }) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(table)} where id <> ${id}::uuid order by position, created_at, id`
  const others = rows.map((row) => row.id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (at === -1) throw new Refusal('invalid_fields', { fields: { beforeId: 'invalid' } })
  await placeAll(tx, table, others.toSpliced(at, 0, id))
}

export async function placeAll(tx: Tx, table: Ordered | 'option', ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update ${Prisma.raw(table)} as row set position = numbered.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as numbered (id, position)
    where row.id = numbered.id and row.position <> numbered.position - 1`
}

export interface Upload {
  image?: Uint8Array | undefined
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

/** Absent fields stay. Another picture begins in its middle. */
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
