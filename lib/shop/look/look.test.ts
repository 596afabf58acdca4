import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromWire, inWireNames } from '@/app/api/v1/http/wire'
import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { administrator, officeManager } from '@/lib/testing/shop/staff'
import { painted } from '@/lib/testing/shop/pictures'
import { addLookPicture } from './add-look-picture'
import { changeLook, discardDraft, publishAgain, publishLook } from './change-look'
import { plainLook } from './look'
import { findEditedLook, findLook, listEditions } from './queries'
import { lookChanges, lookView } from './schema'

const noon = new Date('2026-11-20T12:00:00+01:00')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
let admin: Manager
let manager: Manager

beforeAll(async () => {
  admin = await administrator()
  manager = await officeManager()
})

beforeEach(async () => {
  await db().look.deleteMany()
  await db().lookUpload.deleteMany()
  await asOwner('truncate audit_entry')
})

const text = (de: string) => ({ de, en: '' })

function slide(over: Partial<Parameters<typeof sentSlide>[0]> = {}) {
  return sentSlide({ headline: 'Neu', picture: null, firstDay: null, lastDay: null, ...over })
}

function sentSlide(told: {
  headline: string
  picture: { hash: string } | null
  firstDay: string | null
  lastDay: string | null
}) {
  const { headline, ...rest } = told
  return {
    ...rest,
    drawing: null,
    focusX: 50,
    focusY: 20,
    headline: text(headline),
    text: text(''),
    label: text(''),
    link: '/menu',
  }
}

async function nextChange(after: string): Promise<string | undefined> {
  const { rows } = await pool().query<{ at: Date | null }>('select next_change_at($1) as at', [after])
  return rows[0]?.at?.toISOString()
}

describe('the look', () => {
  it('is plain before anybody chose one', async () => {
    expect(await findLook()).toEqual(plainLook)
    expect(await findEditedLook(admin)).toEqual({ ...plainLook, version: 0, isPublished: true })
  })

  it('is a draft first, and goes live as a whole', async () => {
    await changeLook(manager, { accent: '#0a2342' })
    const draft = await changeLook(manager, { theme: 'bistro', slides: [slide()] })
    expect(draft).toMatchObject({ accent: '#0a2342', theme: 'bistro', isPublished: false })
    expect(await findLook()).toEqual(plainLook)
    expect(await publishLook(manager, {}, noon)).toMatchObject({ isPublished: true, version: draft.version })
    expect(await findLook()).toMatchObject({ accent: '#0a2342', theme: 'bistro', slides: [{ focusY: 20 }] })
  })

  it('is taken back by publishing an earlier one again; what was published is never edited', async () => {
    await changeLook(admin, { accent: '#0a2342' })
    await publishLook(admin, {}, noon)
    await changeLook(admin, { accent: '#7a1f5c' })
    await publishLook(admin, {}, later(1))
    const [, first] = await listEditions(admin)
    await changeLook(admin, { theme: 'market' })
    const edited = await publishAgain(manager, first?.id ?? '', {}, later(2))
    expect(edited, 'the draft stays').toMatchObject({ accent: '#7a1f5c', theme: 'market', isPublished: false })
    expect((await findLook()).accent).toBe('#0a2342')
    const editions = await listEditions(admin)
    expect(editions.map(({ accent, isLive }) => [accent, isLive])).toEqual([
      ['#0a2342', true],
      ['#7a1f5c', false],
      ['#0a2342', false],
    ])
    const edit = db().look.updateMany({ where: { publishedAt: { not: null } }, data: { content: {} } })
    await expect(edit).rejects.toThrow('stays as it is')
  })

  it('is published once, however often the button is pressed', async () => {
    await changeLook(admin, { accent: '#0a2342' })
    await Promise.all([publishLook(admin, {}, noon), publishLook(admin, {}, noon)])
    expect(await listEditions(admin)).toHaveLength(1)
  })

  it('begins again with what guests see, under a new version', async () => {
    const draft = await changeLook(admin, { accent: '#0a2342' })
    const begun = await discardDraft(admin, { expectedVersions: [draft.version] })
    expect(begun).toMatchObject({ accent: plainLook.accent, isPublished: true })
    expect(begun.version).toBeGreaterThan(draft.version)
  })

  it('of a caller who has seen another version is refused with what there is now', async () => {
    const { version } = await findEditedLook(admin)
    await changeLook(manager, { accent: '#0a2342', expectedVersions: [version] })
    const second = changeLook(admin, { second: '#9adbc8', expectedVersions: [version] })
    await expect(second).rejects.toMatchObject({ code: 'changed_meanwhile', details: { data: { accent: '#0a2342' } } })
    await expect(publishLook(admin, { expectedVersions: [version] })).rejects.toThrow('changed_meanwhile')
    await publishLook(admin, {}, noon)
    const stale = changeLook(admin, { second: '#9adbc8', expectedVersions: [version] })
    await expect(stale).rejects.toThrow('changed_meanwhile')
  })

  it('is refused in unreadable colours, and nothing changes', async () => {
    const refused = changeLook(admin, { accent: '#ffe97f', second: '#0a2342', theme: 'bistro' })
    const fields = { accent: 'accent_too_light', second: 'second_too_dark' }
    await expect(refused).rejects.toMatchObject({ code: 'contrast_too_low', details: { fields } })
    expect(await findEditedLook(admin)).toMatchObject({ theme: 'poster', version: 0 })
  })

  it('can be sent back as it was answered', async () => {
    const { hash } = await addLookPicture(admin, { image: await painted().png().toBuffer() }, noon)
    const banner = { text: text('Neu'), link: '/menu', firstDay: '2026-12-01', lastDay: null }
    const before = await changeLook(admin, { logo: { hash }, slides: [slide({ picture: { hash } })], banner })
    const sent = lookChanges.parse(inWireNames(lookView, before))
    expect(await changeLook(admin, fromWire(lookChanges, sent))).toEqual({ ...before, version: expect.any(Number) })
  })

  it('leaves a trace of who changed what', async () => {
    await changeLook(manager, { accent: '#0a2342' })
    const [entry] = await db().auditEntry.findMany({ where: { subject: 'look' } })
    expect(entry).toMatchObject({
      byUserId: manager.userId,
      before: { accent: '#1d6b57' },
      after: { accent: '#0a2342' },
    })
  })
})

describe('a picture', () => {
  it('that a look shows cannot be deleted, and goes with the last look', async () => {
    const { hash } = await addLookPicture(admin, { image: await painted().png().toBuffer() }, noon)
    await changeLook(admin, { slides: [slide({ picture: { hash } })] })
    await db().lookUpload.deleteMany()
    await expect(db().picture.delete({ where: { hash } })).rejects.toThrow('look_picture_hash_fkey')
    await publishLook(admin, {}, noon)
    await changeLook(admin, { slides: [] })
    expect(await db().picture.count({ where: { hash } })).toBe(1)
    await db().look.deleteMany()
    expect(await db().picture.count({ where: { hash } })).toBe(0)
  })

  it('that was uploaded and never saved is gone a day later', async () => {
    const { hash } = await addLookPicture(admin, { image: await painted().png().toBuffer() }, noon)
    const other = await painted(60, 40).png().toBuffer()
    await addLookPicture(admin, { image: other }, later(23 * 60))
    expect(await db().picture.count({ where: { hash } })).toBe(1)
    await addLookPicture(admin, { image: other }, later(25 * 60))
    expect(await db().picture.count({ where: { hash } })).toBe(0)
  })

  it('that was not uploaded is refused at its place', async () => {
    const refused = changeLook(admin, { slides: [slide(), slide({ picture: { hash: 'a'.repeat(64) } })] })
    await expect(refused).rejects.toMatchObject({ details: { fields: { 'slides.1.picture': 'picture_unknown' } } })
  })

  it.each([
    ['as it is', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'behind a declaration',
      '\ufeff<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg []><svg><script>alert(1)</script></svg>',
    ],
    ['with a prefix', ' <s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ])('that is an SVG drawing is refused with the reason, %s', async (_, drawing) => {
    await expect(addLookPicture(admin, { image: Buffer.from(drawing) })).rejects.toThrow('svg_refused')
  })

  it('that is neither is no picture', async () => {
    await expect(addLookPicture(admin, { image: Buffer.from('svg') })).rejects.toThrow('image_invalid')
  })
})

describe('what begins or ends by the day', () => {
  it('is told to those who remember pages, of the live look alone', async () => {
    const dated = [slide({ firstDay: '2026-12-01', lastDay: '2026-12-06' }), slide({ firstDay: '2027-03-28' })]
    await changeLook(admin, { slides: dated })
    expect(await nextChange('2026-11-20T12:00:00Z')).toBeUndefined()
    await publishLook(admin, {}, noon)
    expect(await nextChange('2026-11-20T12:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
    expect(await nextChange('2026-12-01T12:00:00Z')).toBe('2026-12-06T23:00:00.000Z')
    expect(await nextChange('2026-12-24T12:00:00Z')).toBe('2027-03-27T23:00:00.000Z')
  })
})

describe('is refused', () => {
  const sent = { headline_de: 'Neu', link: '/menu' }
  it.each([
    ['a colour that is none', { accent: 'red' }],
    ['a theme that is none', { theme: 'baroque' }],
    ['a slide without words', { slides: [{ link: '/menu' }] }],
    ['a ninth slide', { slides: Array.from({ length: 9 }, () => sent) }],
    ['a slide that leads away', { slides: [{ ...sent, link: '//example.com' }] }],
    ['a slide that leads to a script', { slides: [{ ...sent, link: 'javascript:alert(1)' }] }],
    ['a backslash that browsers take for a host', { slides: [{ ...sent, link: '/\\example.com' }] }],
    ['days in the wrong order', { slides: [{ ...sent, first_day: '2026-12-02', last_day: '2026-12-01' }] }],
    ['a day that is none', { banner: { text_de: 'Neu', first_day: '2026-02-30' } }],
    ['a headline that is too long', { slides: [{ ...sent, headline_de: 'x'.repeat(61) }] }],
    ['a focus outside of the picture', { slides: [{ ...sent, focus_x: 101 }] }],
    ['a banner without words', { banner: { text_de: ' ' } }],
    ['dishes that are no ids', { chosen_items: ['1'] }],
  ])('%s', (_, input) => {
    expect(lookChanges.safeParse(input).success).toBe(false)
  })
})
