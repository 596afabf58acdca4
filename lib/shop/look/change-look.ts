import type { Manager } from '@/lib/accounts/caller'
import type { Localized } from '@/lib/i18n/localized'
import { colourProblems } from '@/lib/brand/palette'
import type { FieldError } from '@/lib/i18n/catalogue'
import { localizedOf } from '@/lib/i18n/localized'
import { recordChange } from '@/lib/platform/database/audit'
import { violated } from '@/lib/platform/database/database-error'
import { lock, type Prisma, transaction, type Tx } from '@/lib/platform/database/db'
import { type Expected, expectVersion } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import type { Banner, Logo, Look, LookPicture, Slide } from './look'
import { type EditedLook, findLook, findEditedLook } from './queries'
import { findStoredPictures } from './add-look-picture'

type Named = Pick<LookPicture, 'hash'> | null
type Texts<Thing, Names extends keyof Thing> = Omit<Thing, Names> & Record<Names, Partial<Localized>>
type SentSlide = Texts<Omit<Slide, 'picture'>, 'headline' | 'text' | 'label'> & { picture: Named }

/** Absent fields stay; lists are replaced as a whole. */
export interface LookChanges extends Partial<
  Pick<Look, 'accent' | 'second' | 'theme' | 'bestsellers' | 'chosenItems'>
> {
  logo?: Named
  slides?: readonly SentSlide[]
  banner?: Texts<Banner, 'text'> | null
}

export async function changeLook(
  manager: Manager,
  { expectedVersions, logo, slides, banner, ...changes }: LookChanges & Expected,
): Promise<EditedLook> {
  const named = [logo, ...(slides ?? []).map(({ picture }) => picture)].flatMap((each) => (each ? [each.hash] : []))
  const stored = await findStoredPictures(named)
  const sent = {
    ...changes,
    ...(banner !== undefined && { banner: banner && { ...banner, text: localizedOf(banner.text) } }),
    ...(logo !== undefined && { logo: logo && stored('logo', logo.hash) }),
    ...(slides && {
      slides: slides.map((slide, index) => slideOf(slide, (hash) => stored(`slides.${index}.picture`, hash))),
    }),
  }
  return editLook(manager, { expectedVersions }, async (tx, before) => {
    const { version: _version, isPublished: _isPublished, ...look } = before
    const after: Look = { ...look, ...sent }
    expectReadable(after)
    await writeDraft(tx, after)
  })
}

export function expectReadable(look: Pick<Look, 'accent' | 'second'>): void {
  const fields: Record<string, FieldError> = colourProblems(look)
  if (Object.keys(fields).length > 0) throw new Refusal('contrast_too_low', { fields })
}

function slideOf(slide: SentSlide, stored: (hash: string) => Logo): Slide {
  return {
    ...slide,
    headline: localizedOf(slide.headline),
    text: localizedOf(slide.text),
    label: localizedOf(slide.label),
    picture: slide.picture && pictureOf(stored(slide.picture.hash)),
    drawing: slide.picture ? null : slide.drawing,
  }
}

function pictureOf({ tone: _tone, ...picture }: Logo): LookPicture {
  return picture
}

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

/** An earlier edition as a new one; the draft stays. */
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
    const version = await nextVersion(tx)
    await tx.look.create({ data: { content, version, publishedAt: now, publishedById: manager.userId } })
  })
}

export async function discardDraft(manager: Manager, { expectedVersions }: Expected): Promise<EditedLook> {
  return editLook(manager, { expectedVersions }, async (tx, before) => {
    // Not deleted: a form that holds this version must not meet it again with other content.
    if (!before.isPublished) await writeDraft(tx, await findLook(tx))
  })
}

const subject = { subject: 'look', subjectId: '1' } as const
const whatGuestsSee = { subject: 'look_edition', subjectId: '1' } as const

async function editLook(
  manager: Manager,
  { expectedVersions }: Expected,
  work: (tx: Tx, before: EditedLook) => Promise<unknown>,
): Promise<EditedLook> {
  return refusingLostPictures(async (tx) => {
    // The menu's lock: a picture's last use there must not vanish while the look takes it up.
    await lock(tx, 'menu')
    const before = await findEditedLook(manager, tx)
    await expectVersion(tx, before, { ...subject, apartFrom: ['isPublished'], expectedVersions })
    const seen = await findLook(tx)
    await work(tx, before)
    const after = await findEditedLook(manager, tx)
    const byUserId = manager.userId
    await recordChange(tx, { byUserId, ...subject, before: { ...before }, after: { ...after } })
    await recordChange(tx, { byUserId, ...whatGuestsSee, before: { ...seen }, after: { ...(await findLook(tx)) } })
    return after
  })
}

/** A picture may be deleted between the lookup and the save. */
async function refusingLostPictures<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(work)
  } catch (error) {
    if (violated(error) !== 'look_picture_hash_fkey') throw error
    throw new Refusal('invalid_fields', { fields: { slides: 'picture_unknown' } })
  }
}

async function writeDraft(tx: Tx, look: Look): Promise<void> {
  // Through JSON, so that what is stored is what will be read.
  const content = JSON.parse(JSON.stringify(look)) as Prisma.InputJsonObject
  const version = await nextVersion(tx)
  const { count } = await tx.look.updateMany({ where: { publishedAt: null }, data: { content, version } })
  if (count === 0) await tx.look.create({ data: { content, version } })
}

/** Greater than that of every edition, because a form holds that of the draft or that of what is published. */
async function nextVersion(tx: Tx): Promise<number> {
  const { _max: highest } = await tx.look.aggregate({ _max: { version: true } })
  return (highest.version ?? 0) + 1
}
