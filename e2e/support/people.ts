import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { hashSync } from 'bcryptjs'
import { sealData } from 'iron-session'

import { database } from './machine/database'

export type Person = { firstname: string; lastname: string; email: string; password: string }

export type Login = Pick<Person, 'email' | 'password'>

/** Which way a session came in: the shop's login or that of the admin area. */
export type Door = 'shop' | 'admin'

export type Role = 'customer' | 'staff' | 'manager' | 'admin'

/** The administrator whom the shop was started with. */
export const admin: Login = {
  email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
  password: process.env.ADMIN_PASSWORD ?? '',
}

/** A new person for each test, so that tests run side by side. */
export function makePerson(firstname = 'Ruth'): Person {
  return { firstname, lastname: 'Ammann', email: `guest-${randomUUID()}@example.com`, password: 'Tram-13-nach-Höngg' }
}

/**
 * A person who has registered some time ago: the row that it leaves, with a hash that costs nothing. Typing passwords and
 * opening mails has journeys of its own.
 */
export async function settled(
  person = makePerson(),
  { role = 'customer', isVerified = true }: { role?: Role; isVerified?: boolean } = {},
): Promise<Person> {
  const { firstname, lastname, email, password } = person
  await database.query(
    `insert into users (id, email, password_hash, firstname, lastname, role, verified_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 then now() end)`,
    [randomUUID(), email, hashSync(password, 4), firstname, lastname, role, isVerified],
  )
  return person
}

/** The billing form, as it was filled in at some earlier order. */
export async function fillInProfile({ firstname, lastname, email }: Person): Promise<void> {
  await database.query(
    `insert into billing_profile (user_id, firstname, lastname, street_address, postcode, city, contact_email, phone)
     select id, $2, $3, 'Badenerstrasse 99', '8004', 'Zürich', $1, '+41 44 555 01 01' from users where email = $1`,
    [email, firstname, lastname],
  )
}

/** Signs the page's person in without the form; answers the bearer token for calls beside the page. */
export async function signIn(page: Page, who: Pick<Login, 'email'>, door: Door = 'shop'): Promise<string> {
  const { value, token } = await openSession(who, door)
  const url = process.env.BASE_URL ?? 'http://localhost:3000'
  await page.context().addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Lax' }])
  return token
}

/** For pages without a browser: the header. */
export async function cookieOf(who: Pick<Login, 'email'>, door: Door = 'shop'): Promise<{ Cookie: string }> {
  return { Cookie: `session=${(await openSession(who, door)).value}` }
}

/** For calls without a page. */
export async function tokenOf(who: Pick<Login, 'email'>, door: Door = 'shop'): Promise<string> {
  return (await openSession(who, door)).token
}

/** With the password, as a program does. */
export async function logIn(request: APIRequestContext, { email, password }: Login): Promise<string> {
  const answer = await request.post('/api/v1/user/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { token: string } }).data.token
}

interface Session {
  /** Of its cookie. */
  value: string
  token: string
}

async function openSession({ email }: Pick<Login, 'email'>, door: Door): Promise<Session> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const { rowCount } = await database.query(
    `insert into session (id, user_id, door, token_hash, expires_at)
     select $1, id, $2, $3, now() + interval '12 hours' from users where email = $4`,
    [id, door, createHash('sha256').update(token).digest('hex'), email],
  )
  expect(rowCount, `${email} has an account`).toBe(1)
  const [password = ''] = (process.env.SESSION_SECRET ?? '').split(',')
  return { value: await sealData({ sessionId: id }, { password: password.trim(), ttl: 0 }), token }
}
