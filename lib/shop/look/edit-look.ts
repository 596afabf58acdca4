import type { Manager } from '@/lib/accounts/caller'
import { findLastChange, recordChange } from '@/lib/platform/audit'
import { transaction, violated, type Prisma, type Tx } from '@/lib/platform/db'
import type { Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import type { Look } from './look'
import { findEditedLook, findLook, type EditedLook } from './queries'

const subject = { subject: 'look', subjectId: '1' } as const
const whatGuestsSee = { subject: 'look_edition', subjectId: '1' } as const

/** Does `work` on the draft or the editions, one change at a time, and records what it changed. */
export async function editLook(
  manager: Manager,
  { expectedVersions }: Expected,
  work: (tx: Tx, before: EditedLook) => Promise<unknown>,
): Promise<EditedLook> {
  return refusingLostPictures(async (tx) => {
    // That of the menu: a picture's last use there must not vanish while the look takes it up.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('menu'))`
    const before = await findEditedLook(manager, tx)
    if (expectedVersions && !expectedVersions.includes(before.version)) {
      const lastChange = await findLastChange(tx, { ...subject, apartFrom: ['isPublished'] })
      throw new Refusal('changed_meanwhile', { data: { ...before, ...lastChange } })
    }
    const seen = await findLook(tx)
    await work(tx, before)
    const after = await findEditedLook(manager, tx)
    const byUserId = manager.userId
    await recordChange(tx, { byUserId, ...subject, before: { ...before }, after: { ...after } })
    await recordChange(tx, { byUserId, ...whatGuestsSee, before: { ...seen }, after: { ...(await findLook(tx)) } })
    return after
  })
}

/** A picture may have gone since somebody has looked for it. */
async function refusingLostPictures<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(work)
  } catch (error) {
    if (violated(error) !== 'look_picture_hash_fkey') throw error
    throw new Refusal('invalid_fields', { fields: { slides: 'picture_unknown' } })
  }
}

/** Writes the draft, of which there is at most one. */
export async function writeDraft(tx: Tx, look: Look): Promise<void> {
  // Through JSON, so that what is stored is what will be read.
  const content = JSON.parse(JSON.stringify(look)) as Prisma.InputJsonObject
  const { count } = await tx.look.updateMany({ where: { publishedAt: null }, data: { content } })
  if (count === 0) await tx.look.create({ data: { content } })
}
