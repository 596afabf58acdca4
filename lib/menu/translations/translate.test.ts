import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { openPizzeria } from '@/lib/testing/shop/pizzeria'
import { findShop } from '@/lib/shop/queries'
import { administrator } from '@/lib/testing/shop/staff'
import { listTranslatable } from './list-translatable'
import { translation, type Translation } from './schema'
import { translate } from './translate'
import { isName, untranslatedIn, type Translatable } from './untranslated'

const description = (texts: Translatable['texts']): Translatable => ({
  kind: 'description',
  id: '1',
  of: 'Rösti',
  texts,
  version: 1,
})

test('what is written somewhere is missing where it is not, and says what is read instead', () => {
  expect(untranslatedIn([description({ de: 'Mit Ei', en: 'With egg' })], 'fr')).toMatchObject([{ instead: 'With egg' }])
  expect(untranslatedIn([description({ de: 'Mit Ei', fr: 'Avec un œuf' })], 'fr')).toEqual([])
  expect(untranslatedIn([description({ de: '', en: '' }), description({})], 'fr')).toEqual([])
})

describe('a shop', () => {
  let admin: Admin
  beforeAll(async () => {
    admin = await administrator()
    await findShop()
    await openPizzeria(admin)
    await db().closure.create({
      data: { firstDay: new Date('2026-12-24'), lastDay: new Date('2026-12-26'), note: { de: 'Weihnachten' } },
    })
    await db().menuItem.updateMany({ data: { description: { de: 'Mit Bärlauch' } } })
  })
  beforeEach(async () => {
    await db().shop.update({ where: { id: 1 }, data: { headerNote: { de: 'Terrasse offen' } } })
  })

  test('has nothing left once everything is translated, each with its own version', async () => {
    const before = await listTranslatable()
    const missing = untranslatedIn(before, 'fr')
    expect(new Set(missing.map(({ kind }) => kind)).size).toBe(7)
    for (const { kind, id } of missing) {
      const current = (await listTranslatable()).find((text) => text.kind === kind && text.id === id)
      await translate(admin, {
        ...translation.parse({ kind, id, language: 'fr', text: `fr ${kind}` }),
        expectedVersions: [current?.version ?? 0],
      })
    }
    expect(untranslatedIn(await listTranslatable(), 'fr')).toEqual([])
    const others = (texts: Translatable[]) =>
      texts.map((text) => ({ ...text, version: 0, texts: { ...text.texts, fr: '' } }))
    expect(others(await listTranslatable())).toEqual(others(before))
  })

  test('refuses what was written for an older version, and keeps what there is', async () => {
    const [note] = await listTranslatable()
    const written: Translation = { kind: 'header_note', id: '1', language: 'it', text: 'Terrazza aperta' }
    await translate(admin, { ...written, expectedVersions: [note?.version ?? 0] })
    await expect(
      translate(admin, { ...written, text: 'Terrazza', expectedVersions: [note?.version ?? 0] }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect((await listTranslatable())[0]?.texts.it).toBe('Terrazza aperta')
  })

  test('names its dishes in no language twice over: an empty text takes one away', async () => {
    const dish = (await listTranslatable()).find(({ kind }) => kind === 'menu_item')
    const { id = '' } = dish ?? {}
    await translate(admin, { kind: 'menu_item', id, language: 'it', text: 'Pizza bianca' })
    await translate(admin, { kind: 'menu_item', id, language: 'it', text: '' })
    const { names } = await db().menuItem.findUniqueOrThrow({ where: { id } })
    expect(names).not.toHaveProperty('it')
    expect(isName({ kind: 'menu_item' })).toBe(true)
  })

  test('keeps the name of an option in the language of the kitchen', async () => {
    const option = (await listTranslatable()).find(({ kind }) => kind === 'option')
    const nameless = translate(admin, { kind: 'option', id: option?.id ?? '', language: 'de', text: '' })
    await expect(nameless).rejects.toMatchObject({ code: 'invalid_fields', details: { fields: { text: 'required' } } })
  })

  test.each(['closure', 'option', 'option_group', 'category', 'menu_item'] as const)(
    'knows no %s that is gone',
    async (kind) => {
      const id = kind === 'closure' ? '999999' : '00000000-0000-4000-8000-000000000099'
      await expect(translate(admin, { kind, id, language: 'fr', text: 'x' })).rejects.toMatchObject({
        code: 'not_found',
      })
    },
  )
})

test.each([
  ['an unknown language', { kind: 'category', language: 'nl' }],
  ['a kind that there is not', { kind: 'slogan', language: 'fr' }],
  ['a text that is too long', { kind: 'category', language: 'fr', text: 'x'.repeat(81) }],
  ['an id that is none', { kind: 'closure', language: 'fr', id: '-1' }],
])('%s is refused', (_, input) => {
  const sent = { id: '00000000-0000-4000-8000-000000000001', text: 'x', ...input }
  expect(translation.safeParse(sent).success).toBe(false)
})
