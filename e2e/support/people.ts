import { randomUUID } from 'node:crypto'

import { expect, type APIRequestContext } from '@playwright/test'

import { codeFor, mailsTo } from './mailbox'

export type Person = { firstname: string; lastname: string; email: string; password: string }

/** The administrator whom the shop was started with. */
export const admin = {
  email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
  password: process.env.ADMIN_PASSWORD ?? '',
}

/** Somebody whom nobody has met, so that tests run side by side. */
export function somebody(firstname = 'Ruth'): Person {
  return { firstname, lastname: 'Ammann', email: `guest-${randomUUID()}@example.com`, password: 'Tram-13-nach-Höngg' }
}

/** Registers with the code from a real mail. Pass `page.request` to keep the cookies of a page. */
export async function register(request: APIRequestContext, person = somebody()): Promise<Person> {
  // Who was here before has mails already.
  const before = await mailsTo(person.email)
  const registered = await request.post('/api/v1/user/register', { data: { ...person, country: 'switchland' } })
  expect(registered.status(), await registered.text()).toBe(200)
  const otp = await codeFor(person.email, before)
  const verified = await request.post('/api/v1/user/verify-otp', { data: { email: person.email, otp } })
  expect(verified.status(), await verified.text()).toBe(200)
  return person
}

/** Logs a page's person in without the form; answers the bearer token for calls beside the page. */
export async function logIn(request: APIRequestContext, { email, password }: Pick<Person, 'email' | 'password'>) {
  return tokenFrom(request, '/api/v1/user/login', { email, password })
}

export async function logInAsAdmin(request: APIRequestContext) {
  return tokenFrom(request, '/api/v1/admin/login', admin)
}

async function tokenFrom(request: APIRequestContext, path: string, data: { email: string; password: string }) {
  const answer = await request.post(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data: session } = (await answer.json()) as { data: { token: string } }
  return session.token
}
