import { createHash } from 'node:crypto'
import type { Language } from '@/lib/i18n/language'
import { oncePerGeneration } from '@/lib/platform/cache'
import { db } from '@/lib/platform/db'
import { calendarDayOf, fromDateColumn } from '@/lib/platform/time'
import { defaultTermsDay } from './default-text'
import { factsOf, type Facts } from './facts'
import { findText } from './queries'

const idsOfGeneration = oncePerGeneration(async () => new Map<Language, Promise<number>>())

/**
 * The terms of this moment as they are kept beside what they apply to: the words with the facts that they name, because
 * both change. One row for all who agree to the same.
 */
export async function currentTermsId(language: Language): Promise<number> {
  const ids = await idsOfGeneration()
  const known = ids.get(language) ?? keepTerms(language)
  ids.set(language, known)
  known.catch(() => ids.delete(language))
  return known
}

async function keepTerms(language: Language): Promise<number> {
  const [{ markdown, changedAt }, facts] = await Promise.all([findText({ kind: 'terms', language }), findFacts()])
  const updatedOn = changedAt ? calendarDayOf(changedAt) : defaultTermsDay
  const contentHash = createHash('sha256')
    .update(JSON.stringify([language, markdown, facts, updatedOn]))
    .digest('hex')
  const row = { language, markdown, facts: { ...facts }, updatedOn: new Date(updatedOn), contentHash }
  const where = { contentHash }
  const kept = await db().termsSnapshot.findUnique({ where, select: { id: true } })
  if (kept) return kept.id
  // Of many at once one writes it, and the others find it.
  await db().termsSnapshot.createMany({ data: [row], skipDuplicates: true })
  return (await db().termsSnapshot.findUniqueOrThrow({ where, select: { id: true } })).id
}

async function findFacts(): Promise<Facts> {
  const [shop, zones] = await Promise.all([
    db().shop.findUnique({ where: { id: 1 } }),
    db().deliveryZone.aggregate({ _min: { minimumRappen: true } }),
  ])
  const vatLiableFrom = shop?.vatLiableFrom ? fromDateColumn(shop.vatLiableFrom) : null
  return factsOf({ ...unset, ...shop, vatLiableFrom, deliveryMinimumRappen: zones._min.minimumRappen })
}

const unset = {
  name: '',
  ownerName: '',
  vatNumber: '',
  vatLiableFrom: null,
  streetAddress: '',
  postcode: '',
  city: '',
  email: '',
  phone: '',
  cancellationMinutes: 0,
  pickupMinimumRappen: 0,
}

export interface KeptTerms {
  language: string
  markdown: string
  facts: Facts
  updatedOn: Date
}

/** Terms that applied at some time, as they were. */
export async function findKeptTerms(id: number): Promise<KeptTerms | null> {
  const kept = await db().termsSnapshot.findUnique({ where: { id } })
  return (
    kept && { ...kept, facts: { ...factsOf({ ...unset, deliveryMinimumRappen: null }), ...(kept.facts as object) } }
  )
}
