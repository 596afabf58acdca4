import type { Manager } from '@/lib/accounts/caller'
import type { Prisma } from '@/lib/platform/db'
import type { Expected } from '@/lib/platform/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { expectReadable } from './change-look'
import { editLook, writeDraft } from './edit-look'
import { findLook, type EditedLook } from './queries'

/** Everything that the draft holds goes live together. Where it holds nothing new, nothing happens. */
export async function publishLook(
  manager: Manager,
  { expectedVersions }: Expected,
  now = new Date(),
): Promise<EditedLook> {
  return editLook(manager, { expectedVersions }, async (tx, before) => {
    if (before.isPublished) return
    expectReadable(before)
    await tx.look.updateMany({
      where: { publishedAt: null },
      data: { publishedAt: now, publishedById: manager.userId },
    })
  })
}

/** Shows an earlier edition again, as a new one: what was published then stays as it was. A draft stays a draft. */
export async function publishAgain(
  manager: Manager,
  id: string,
  { expectedVersions }: Expected,
  now = new Date(),
): Promise<EditedLook> {
  return editLook(manager, { expectedVersions }, async (tx) => {
    const edition = await tx.look.findFirst({ where: { id, publishedAt: { not: null } } })
    if (!edition) throw new Refusal('not_found')
    const content = edition.content as Prisma.InputJsonObject
    await tx.look.create({ data: { content, publishedAt: now, publishedById: manager.userId } })
  })
}

/** Begins again with what guests see. */
export async function discardDraft(manager: Manager, { expectedVersions }: Expected): Promise<EditedLook> {
  return editLook(manager, { expectedVersions }, async (tx, before) => {
    // Not deleted: a form that holds this version must not meet it a second time with other content.
    if (!before.isPublished) await writeDraft(tx, await findLook(tx))
  })
}
