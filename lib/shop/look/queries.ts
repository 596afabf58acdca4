import type { Manager } from '@/lib/accounts/caller'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { db, type Prisma } from '@/lib/platform/database/db'
import { listedEditions } from '../limits'
import { lookOf, plainLook, type Look } from './look'

type Reader = Pick<Prisma.TransactionClient, 'look'>

export interface EditedLook extends Look {
  version: number
  isPublished: boolean
}

export interface Edition extends Pick<Look, 'accent' | 'second' | 'theme'> {
  id: string
  publishedAt: Date
  publishedBy: string | null
  isLive: boolean
}

const isPublished = { publishedAt: { not: null } }
const newestFirst = [{ publishedAt: 'desc' }, { version: 'desc' }] as const

export async function findLook(reader: Reader = db()): Promise<Look> {
  const row = await reader.look.findFirst({ where: isPublished, orderBy: [...newestFirst] })
  return row ? lookOf(row.content) : plainLook
}

export async function findEditedLook(_manager: Manager, reader: Reader = db()): Promise<EditedLook> {
  const draft = await reader.look.findFirst({ where: { publishedAt: null } })
  const live = await reader.look.findFirst({ where: isPublished, orderBy: [...newestFirst] })
  const shown = live ? lookOf(live.content) : plainLook
  const look = draft ? lookOf(draft.content) : shown
  return {
    ...look,
    version: draft?.version ?? live?.version ?? 0,
    isPublished: JSON.stringify(look) === JSON.stringify(shown),
  }
}

/** Newest first; customers see the first. */
export async function listEditions(_manager: Manager): Promise<Edition[]> {
  const rows = await db().look.findMany({
    where: isPublished,
    orderBy: [...newestFirst],
    take: listedEditions,
    include: { publishedBy: { select: { firstname: true, lastname: true } } },
  })
  return rows.map(({ id, content, publishedAt, publishedBy }, index) => {
    const { accent, second, theme } = lookOf(content)
    const name = publishedBy && `${publishedBy.firstname} ${publishedBy.lastname}`.trim()
    return {
      id,
      publishedAt: publishedAt ?? new Date(0),
      publishedBy: name || null,
      accent,
      second,
      theme,
      isLive: index === 0,
    }
  })
}

export const currentLook = oncePerGeneration(() => findLook())
