import { beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// What a picture's use can never be: plain SQL, as in invariants.test.ts.

const { sql, expectRefused } = plainSql()
const tables = ['category', 'menu_item'] as const

beforeEach(async () => {
  // As at the end of each statement's own transaction.
  await sql.query('set constraints all immediate')
  await sql.query(`insert into picture (hash, width, height) values ('part', 4, 3), ('whole', 8, 6), ('other', 4, 3)`)
  await sql.query(`with made as (
      insert into category (id, name, picture_hash, whole_picture_hash)
      values (gen_random_uuid(), 'Mittag', 'part', 'whole') returning id)
    insert into menu_item (id, category_id, name, price_rappen, picture_hash, whole_picture_hash)
      select gen_random_uuid(), id, 'Menü 1', 1900, 'part', 'whole' from made`)
})

async function hashes(): Promise<string> {
  const { rows } = await sql.query<{ all: string }>(`select string_agg(hash, ' ' order by hash) as all from picture`)
  return rows[0]?.all ?? ''
}

test.each(tables)('the focus of a %s lies within the picture', async (table) => {
  for (const focus of ['focus_x = -1', 'focus_x = 101', 'focus_y = -1', 'focus_y = 101'])
    await expectRefused({ constraint: `${table}_focus_check` }, `update ${table} set ${focus}`)
  expect(await sql.query(`update ${table} set focus_x = 0, focus_y = 100`)).toMatchObject({ rowCount: 1 })
})

test.each(tables)('the whole picture of a %s is another one, and one of a picture', async (table) => {
  const constraint = `${table}_whole_picture_check`
  for (const hash of [`'whole'`, 'null']) {
    const change = `picture_hash = ${hash}, whole_picture_hash = ${hash === 'null' ? `'other'` : hash}`
    await sql.query('savepoint before')
    // First another one, because a way back that stays as it was goes with the picture.
    await sql.query(`update ${table} set picture_hash = 'other', whole_picture_hash = 'part'`)
    await expect(sql.query(`update ${table} set ${change}`)).rejects.toMatchObject({ constraint })
    await sql.query('rollback to before')
  }
})

test('a part and its whole stay as long as one of them is shown', async () => {
  await sql.query(`delete from picture where hash = 'other'`)
  await sql.query('delete from menu_item')
  expect(await hashes()).toBe('part whole')
  await sql.query('delete from category')
  expect(await hashes()).toBe('')
})

test('a picture may lose its last use and find another one in the same transaction', async () => {
  await sql.query('set constraints all deferred')
  await sql.query('delete from menu_item')
  await sql.query('update category set picture_hash = null, whole_picture_hash = null')
  await sql.query(`update category set picture_hash = 'part'`)
  await sql.query('set constraints all immediate')
  expect(await hashes()).toBe('other part')
})

test.each(tables)('another picture of a %s has another way back, or none', async (table) => {
  await sql.query(`update ${table} set picture_hash = 'other'`)
  const { rows } = await sql.query<object>(`select picture_hash, whole_picture_hash from ${table}`)
  expect(rows).toEqual([{ picture_hash: 'other', whole_picture_hash: null }])
})
