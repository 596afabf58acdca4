import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// PostgreSQL itself refuses, from any program. So plain SQL, and nothing of ours in between.
// What an order can never be stands in order-invariants.test.ts.

const { sql, expectRefused } = plainSql()
const customer = randomUUID()
const category = randomUUID()

beforeAll(async () => {
  await sql.query(
    `insert into users (id, email, password_hash, firstname, lastname) values ($1, 'ana@example.com', '', 'Ana', 'Muster')`,
    [customer],
  )
  await sql.query(`insert into category (id, name) values ($1, 'Pizza')`, [category])
})

test.each([0, -5])('a dish for %d Rappen', async (price) => {
  const menuItem = `insert into menu_item (id, category_id, name, price_rappen) values (gen_random_uuid(), $1, 'Calzone', $2)`
  await expectRefused({ constraint: 'menu_item_price_check' }, menuItem, [category, price])
})

test('two addresses that differ only in their case', async () => {
  const twin = `insert into users (id, email, password_hash, firstname, lastname) values ($1, 'ANA@Example.com', '', 'A', 'M')`
  await expectRefused({ constraint: 'users_email_key' }, twin, [randomUUID()])
})

test('a language that is none, while any language can be added', async () => {
  await sql.query(`update users set language = 'fr' where id = $1`, [customer])
  const noLanguage = `update users set language = 'F!' where id = $1`
  await expectRefused({ constraint: 'users_language_check' }, noLanguage, [customer])
})

test('two categories whose names differ only in their case', async () => {
  const twin = `insert into category (id, name) values ($1, 'PIZZA')`
  await expectRefused({ constraint: 'category_name_key' }, twin, [randomUUID()])
})

test('two dishes whose names differ only in their case', async () => {
  const both = `insert into menu_item (id, category_id, name, price_rappen)
    select gen_random_uuid(), $1, name, 100 from unnest(array['Rösti', 'RÖSTI']) name`
  await expectRefused({ constraint: 'menu_item_name_key' }, both, [category])
})

test.each(['', '   ', '.', '..'])('a category named %j', async (name) => {
  const nameless = `insert into category (id, name) values ($1, $2)`
  await expectRefused({ constraint: 'category_name_check' }, nameless, [randomUUID(), name])
})

const code = `insert into one_time_code (id, user_id, purpose, code_hash, tries, expires_at)
  values (gen_random_uuid(), $1, 'verify_email', '', $2, now())`

test('two live codes for one address and purpose', async () => {
  await sql.query(code, [customer, 0])
  await expectRefused({ constraint: 'one_time_code_user_id_purpose_key' }, code, [customer, 0])
})

test('a sixth try of a code', async () => {
  await sql.query(code, [customer, 5])
  const sixth = `update one_time_code set tries = tries + 1 where user_id = $1`
  await expectRefused({ constraint: 'one_time_code_tries_check' }, sixth, [customer])
})

test('a member of the staff without a password', async () => {
  await sql.query(`update users set password_hash = null where id = $1`, [customer])
  await expectRefused({ constraint: 'users_staff_password_check' }, `update users set role = 'staff' where id = $1`, [
    customer,
  ])
})

test('a password that waits for a code which confirms no registration', async () => {
  const waiting = `insert into one_time_code (id, user_id, purpose, code_hash, password_hash, expires_at)
    values (gen_random_uuid(), $1, 'sign_in', '', 'hash', now())`
  await expectRefused({ constraint: 'one_time_code_password_check' }, waiting, [customer])
})

test('deleting a category that has dishes', async () => {
  await sql.query(
    `insert into menu_item (id, category_id, name, price_rappen) values (gen_random_uuid(), $1, 'Calzone', 100)`,
    [category],
  )
  await expectRefused(
    {
      constraint: 'menu_item_category_id_fkey',
    },
    `delete from category where id = $1`,
    [category],
  )
})

test('losing the last administrator', async () => {
  await sql.query(`update users set role = 'admin' where id = $1`, [customer])
  await expectRefused({ code: 'LG005' }, `update users set role = 'customer' where id = $1`, [customer])
})

const accessLink = `insert into access_link (id, kind, email, firstname, lastname, role, token_hash, sent_by_id, expires_at)
  values (gen_random_uuid(), 'invitation', $2, 'Luca', 'Rossi', $3, $4, $1, now() + make_interval(days => $5))`

test('two links to one address, whatever its case', async () => {
  await sql.query(accessLink, [customer, 'luca@example.com', 'staff', 'one', 7])
  await expectRefused({ constraint: 'access_link_email_key' }, accessLink, [
    customer,
    'LUCA@example.com',
    'staff',
    'two',
    7,
  ])
})

test('a link that makes a customer of a person, or that was over before it was sent', async () => {
  const person = [customer, 'luca@example.com']
  await expectRefused({ constraint: 'access_link_role_check' }, accessLink, [...person, 'customer', 'one', 7])
  await expectRefused({ constraint: 'access_link_expires_check' }, accessLink, [...person, 'staff', 'one', -1])
})

test('a code of the second factor that was used already, and a sixth try', async () => {
  await sql.query(`insert into second_factor (user_id, secret, last_step, tries) values ($1, 'sealed', 100, 5)`, [
    customer,
  ])
  const earlier = 'update second_factor set last_step = 99 where user_id = $1'
  await expectRefused({ constraint: 'second_factor_step', code: 'LG006' }, earlier, [customer])
  const sixth = 'update second_factor set tries = tries + 1 where user_id = $1'
  await expectRefused({ constraint: 'second_factor_tries_check' }, sixth, [customer])
})

test('a recovery code without a second factor', async () => {
  const orphan = `insert into recovery_code (user_id, code_hash) values ($1, 'hash')`
  await expectRefused({ constraint: 'recovery_code_user_id_fkey' }, orphan, [customer])
})

const device = `insert into device (id, name, token_hash, ended_at) values (gen_random_uuid(), $1, $2, $3)`

test.each(['', '  ', 'x'.repeat(61)])('a device named %j', async (name) => {
  await expectRefused({ constraint: 'device_name_check' }, device, [name, 'hash', null])
})

test('a device that has ended and keeps its token, or that lives without one', async () => {
  await expectRefused({ constraint: 'device_ended_check' }, device, ['Pass', 'hash', new Date()])
  await expectRefused({ constraint: 'device_ended_check' }, device, ['Pass', null, null])
})

test('two devices with one token', async () => {
  await sql.query(device, ['Pass', 'hash', null])
  await expectRefused({ constraint: 'device_token_hash_key' }, device, ['Theke', 'hash', null])
})

test('a person who acts on a device without end', async () => {
  await sql.query(device, ['Pass', 'hash', null])
  await expectRefused({ constraint: 'device_actor_check' }, 'update device set actor_id = $1', [customer])
})

test('a sixth try of a pairing code', async () => {
  const open = `insert into pairing_code (id, selector, code_hash, device_name, created_by_id, tries, expires_at)
    values (gen_random_uuid(), 'KR7T', '', 'Pass', $1, 6, now())`
  await expectRefused({ constraint: 'pairing_code_tries_check' }, open, [customer])
})

test('two people with one PIN', async () => {
  const person = `insert into users (id, email, password_hash, firstname, lastname, pin_hash) values ($1, $2, '', '', '', 'hash')`
  await sql.query(person, [randomUUID(), 'one@example.com'])
  await expectRefused({ constraint: 'users_pin_hash_key' }, person, [randomUUID(), 'other@example.com'])
})

test('a device outlives the accounts of those who paired it and act on it', async () => {
  await sql.query(device, ['Pass', 'hash', null])
  await sql.query(`update device set paired_by_id = $1, actor_id = $1, actor_until = now()`, [customer])
  await sql.query(`delete from users where id = $1`, [customer])
  const { rows } = await sql.query('select name, paired_by_id, actor_id from device')
  expect(rows).toEqual([{ name: 'Pass', paired_by_id: null, actor_id: null }])
})

test('every function says what it is for', async () => {
  const { rows } = await sql.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and obj_description(p.oid) is null
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  expect(rows).toEqual([])
})
