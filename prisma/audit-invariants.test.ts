import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'
import { retainedSince } from '@/lib/platform/retention'

// From any program: what was changed, when and by whom cannot be written otherwise.

const { sql, expectRefused } = plainSql()
const owner = randomUUID()
const tablet = randomUUID()

const writing = `
  insert into audit_entry (at, by_user_id, by_device_id, subject, subject_id, action, before, after)
  values ($1, $2, $3, $4, '1', 'changed', '{"name": "Ana"}', '{"name": "Bea", "reason": "zu kalt"}')`

const write = (subject: string, at = new Date()) => sql.query(writing, [at, owner, tablet, subject])

beforeEach(async () => {
  await sql.query(
    `insert into users (id, email, firstname, lastname) values ($1, 'ana@example.com', 'Ana', 'Muster')`,
    [owner],
  )
  await sql.query(`insert into device (id, name, token_hash) values ($1, 'Pass', 'x')`, [tablet])
})

test.each([
  ['taken away', 'menu_item', 'delete from audit_entry'],
  ['dated back', 'menu_item', `update audit_entry set at = at - interval '11 years'`],
  ['of another thing', 'menu_item', `update audit_entry set subject = 'user', before = null, after = null`],
  ['by another person', 'menu_item', `update audit_entry set by_user_id = gen_random_uuid()`],
  ['by an unknown person who has an account', 'menu_item', 'update audit_entry set by_user_id = null'],
  ['from an unknown device that is paired', 'menu_item', 'update audit_entry set by_device_id = null'],
  ['without its values', 'menu_item', 'update audit_entry set before = null, after = null'],
  ['about a person with other values', 'user', `update audit_entry set before = null, after = '{}'`],
  ['a reversal of another thing', 'order_reversal', `update audit_entry set after = after - 'name'`],
])('an entry is never %s', async (_what, subject, statement) => {
  await write(subject)
  await expectRefused({ code: 'LG053', constraint: 'audit_entry_final' }, statement)
})

test.each([
  ['what it says of a person', 'user', 'update audit_entry set before = null, after = null'],
  ['whom an invitation was for', 'invitation', 'update audit_entry set before = null, after = null'],
  ['why an order was reversed', 'order_reversal', `update audit_entry set after = after - 'reason'`],
  ['a person whose account goes', 'menu_item', 'delete from users'],
  ['a device that is ended', 'menu_item', 'delete from device'],
])('it forgets %s', async (_what, subject, statement) => {
  await write(subject)
  await sql.query(statement)
  expect((await sql.query('select from audit_entry')).rowCount).toBe(1)
})

test('what is past its time may go, and nothing younger than that', async () => {
  await write('menu_item', new Date(retainedSince('auditEntries', new Date()).getTime() - 1))
  expect((await sql.query('delete from audit_entry')).rowCount).toBe(1)
  await write('menu_item', new Date(retainedSince('auditEntries', new Date()).getTime() + 3 * 86_400_000))
  await expectRefused({ code: 'LG053' }, 'delete from audit_entry')
})
