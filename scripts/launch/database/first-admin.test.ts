import { beforeEach, expect, test } from 'vitest'

import { migratedScratch } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { createFirstAdmin, resetAdmin } from './first-admin'

const ADMIN_EMAIL = 'owner@example.com'

let url: string

beforeEach(async () => {
  url = await migratedScratch()
})

test('the first administrator is made once, with a password that is told once', async () => {
  const [one, other] = await Promise.all([
    createFirstAdmin(url, { ADMIN_EMAIL }),
    createFirstAdmin(url, { ADMIN_EMAIL }),
  ])
  expect([one.password, other.password].filter(Boolean)).toHaveLength(1)
  expect(await createFirstAdmin(url, { ADMIN_EMAIL: 'second@example.com' })).toEqual({ email: ADMIN_EMAIL })
  expect(await query('select role, verified_at is not null as verified from users')).toEqual([
    { role: 'admin', verified: true },
  ])
})

test('a password that the operator chose is not told', async () => {
  const chosen = { ADMIN_EMAIL, ADMIN_PASSWORD: 'Lindenhof-am-Morgen' }
  expect(await createFirstAdmin(url, chosen)).toEqual({ email: ADMIN_EMAIL })
})

test('a reset gives a new password and ends every session', async () => {
  const first = await createFirstAdmin(url, { ADMIN_EMAIL })
  await query(`insert into session (id, user_id, door, token_hash, expires_at)
    select gen_random_uuid(), id, 'admin', 'x', now() + interval '1 day' from users`)
  await query(`insert into second_factor (user_id, secret) select id, 'x' from users`)
  const [before] = await query('select password_hash from users')
  const reset = await resetAdmin(url, { ADMIN_EMAIL: 'OWNER@example.com' })
  const [after] = await query('select password_hash from users')
  expect(reset.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  expect(reset.password).not.toBe(first.password)
  expect(after).not.toEqual(before)
  expect(await query('select from session')).toEqual([])
})

function query(sql: string) {
  return withConnection(url, async (client) => (await client.query(sql)).rows)
}
