import { beforeAll, describe, expect, test } from 'vitest'
import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { createShop } from '@/lib/testing/shop/shop'
import { officeManager } from '@/lib/testing/shop/staff'
import { listEditions, listTexts } from '@/lib/pages/queries'
import { saveText } from './save-text'

const terms = { kind: 'terms', language: 'de' } as const
let manager: Manager
beforeAll(async () => {
  await createShop()
  manager = await officeManager()
})

test('each saving is an edition, the default again too, and the list says who did it', async () => {
  const place = { kind: 'about', language: 'en' } as const
  expect(await saveText(manager, place, { markdown: '# One' })).toMatchObject({ version: 1, isDefault: false })
  expect(await saveText(manager, place, { markdown: '# One' })).toMatchObject({ version: 1 })
  expect(await saveText(manager, place, { markdown: null })).toMatchObject({ version: 2, isDefault: true })
  const name = `${manager.firstname} ${manager.lastname}`
  expect(await listEditions(manager, place)).toMatchObject([
    { number: 2, isDefault: true, changedBy: name },
    { number: 1, isDefault: false, changedBy: name },
  ])
  expect((await listTexts(manager)).find(({ kind, language }) => kind === 'about' && language === 'en')).toMatchObject({
    version: 2,
  })
})

test('who has seen an older edition is refused with the newer one', async () => {
  const { version } = await saveText(manager, terms, { markdown: '## Eins' })
  await saveText(manager, terms, { markdown: '## Zwei', expectedVersions: [version] })
  const late = saveText(manager, terms, { markdown: '## Drei', expectedVersions: [version] })
  await expect(late).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { data: { markdown: '## Zwei', version: version + 1 } },
  })
})

test('of two at once who have seen the same edition one is refused', async () => {
  const place = { kind: 'imprint', language: 'de' } as const
  const both = await Promise.allSettled(
    ['a', 'b'].map((markdown) => saveText(manager, place, { markdown, expectedVersions: [0] })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listEditions(manager, place)).toHaveLength(1)
})

test.each([
  ['with a script in it', { markdown: 'so\n\n<script>x</script>' }, 'text_invalid'],
  ['longer than a page', { markdown: 'a'.repeat(20_001) }, 'invalid_fields'],
])('a text %s changes nothing', async (_, change, code) => {
  const before = await db().textEdition.count()
  await expect(saveText(manager, terms, change)).rejects.toMatchObject({ code })
  expect(await db().textEdition.count()).toBe(before)
})

describe('PostgreSQL keeps what was said', () => {
  test.each([
    ['changed', `update text_edition set markdown = 'x'`],
    ['deleted', 'delete from text_edition'],
  ])('an edition cannot be %s', async (_, sql) => {
    await saveText(manager, { kind: 'privacy', language: 'de' }, { markdown: '## Da' })
    await expect(pool().query(sql)).rejects.toMatchObject({ code: 'LG042' })
  })

  test('longer than the form allows', async () => {
    const insert = `insert into text_edition (kind, language, number, markdown) values ('about', 'fr', 1, $1)`
    await expect(pool().query(insert, ['a'.repeat(20_001)])).rejects.toMatchObject({ code: '23514' })
  })
})
