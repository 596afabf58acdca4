import { createHash } from 'node:crypto'
import type { Language } from '@/lib/i18n/language'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { findOffer } from '@/lib/platform/payment-provider'
import { db, type Tx } from '@/lib/platform/database/db'
import { calendarDayOf, fromDateColumn } from '@/lib/platform/values/time'
import { type Facts, factsOf, type FactSource } from './facts'
import { fillText } from './fill-text'
import { parseText } from './parse-text'
import { findText, listLiveTexts, type TextView } from './queries'
import { factNames } from './rich-text'
import { plainText } from './sections-of'
import type { TextKind } from './text-kind'

const liveTexts = oncePerGeneration(listLiveTexts)

export async function currentText(kind: TextKind, language: Language): Promise<TextView> {
  const live = await liveTexts()
  const found = live.find((text) => text.kind === kind && text.language === language)
  if (!found) throw new Error(`there is no text ${kind} in ${language}`)
  return found
}

const idsOfGeneration = oncePerGeneration(async () => new Map<Language, Promise<number>>())

/** Stored with the facts that they name, because both change; one row for all who agree to the same. */
export async function currentTermsId(language: Language, now = new Date()): Promise<number> {
  const ids = await idsOfGeneration()
  const known = ids.get(language) ?? keepTerms(language, now)
  ids.set(language, known)
  known.catch(() => ids.delete(language))
  return known
}

async function keepTerms(language: Language, now: Date): Promise<number> {
  const [{ markdown, isDefault, changedAt }, facts] = await Promise.all([
    findText({ kind: 'terms', language }),
    findFacts(language),
  ])
  const updatedOn = changedAt && !isDefault ? calendarDayOf(changedAt) : null
  const contentHash = createHash('sha256')
    .update(JSON.stringify([language, markdown, facts, updatedOn]))
    .digest('hex')
  // The default has no day of its own: it counts from the first one on which a customer agreed to it.
  const day = new Date(updatedOn ?? calendarDayOf(now))
  const row = { language, markdown, facts: { ...facts }, updatedOn: day, contentHash }
  const where = { contentHash }
  const stored = await db().termsSnapshot.findUnique({ where, select: { id: true } })
  if (stored) return stored.id
  // Of parallel requests one inserts it, and the others find it.
  await db().termsSnapshot.createMany({ data: [row], skipDuplicates: true })
  return (await db().termsSnapshot.findUniqueOrThrow({ where, select: { id: true } })).id
}

async function findFacts(language: Language): Promise<Facts> {
  const [shop, zones, online] = await Promise.all([
    db().shop.findUnique({ where: { id: 1 } }),
    db().deliveryZone.aggregate({ _min: { minimumRappen: true } }),
    findOffer(),
  ])
  const vatLiableFrom = shop?.vatLiableFrom ? fromDateColumn(shop.vatLiableFrom) : null
  const known = { ...unset, ...shop, vatLiableFrom, deliveryMinimumRappen: zones._min.minimumRappen, online }
  return factsOf(known, language)
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
  preorderCancellationMinutes: 0,
  rejectAfterMinutes: 0,
  pickupMinimumRappen: 0,
  deliveryMinimumRappen: null,
  online: null,
  orderWithoutAccount: false,
}

/** For terms that were stored before a fact was known. */
const noFacts = Object.fromEntries(factNames.map((name) => [name, ''])) as Facts

interface StoredTerms {
  language: string
  markdown: string
  facts: Facts
  updatedOn: Date
}

export async function findStoredTerms(id: number): Promise<StoredTerms | null> {
  const stored = await db().termsSnapshot.findUnique({ where: { id } })
  return (
    stored && {
      ...stored,
      facts: { ...noFacts, ...(stored.facts as object) },
    }
  )
}

export interface MailLines {
  opening: string
  closing: string
}

/** A transaction passes itself: waiting for a second connection could deadlock the pool. */
export async function mailLines(shop: FactSource, language: Language, tx?: Tx): Promise<MailLines> {
  const find = (kind: 'mail_opening' | 'mail_closing') =>
    tx ? findText({ kind, language }, tx) : currentText(kind, language)
  const opening = await find('mail_opening')
  const closing = await find('mail_closing')
  const facts = factsOf(shop, language)
  return { opening: sentences(opening, facts), closing: sentences(closing, facts) }
}

function sentences({ markdown }: { markdown: string }, facts: Facts): string {
  const blocks = fillText(parseText(markdown, 'mail_opening').blocks, facts)
  return blocks.map((block) => ('children' in block ? plainText(block.children) : '')).join('\n\n')
}
