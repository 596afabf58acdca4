import type { Client } from 'pg'

import type { Visitor } from './cases'
import type { World } from './world'

export type Headers = Record<string, string>

export interface Shop {
  url: string
  client: Client
  password: string
}

/** What each sends with a call: the staff have signed in, the device is paired, the customer has ordered often. */
export async function findVisitors(
  { url, client, password }: Shop,
  { regular }: World,
): Promise<Record<Visitor, Headers>> {
  const { rows } = await client.query<{ role: string; email: string }>(
    `select distinct on (role) role, email from users where role <> 'customer' order by role, created_at`,
  )
  const emailOf = (role: string) => rows.find((row) => row.role === role)?.email ?? ''
  const signIn = (role: string) => cookieFrom(`${url}/api/v1/admin/login`, { email: emailOf(role), password })
  const [staff, manager, admin] = [await signIn('staff'), await signIn('manager'), await signIn('admin')]
  const { data } = await (await post(`${url}/api/v1/devices`, { name: 'Tablet' }, admin)).json()
  const device = await cookieFrom(`${url}/api/v1/devices/pair`, { code: data.code })
  const customer = await signInAs({ url, client, password }, regular)
  return { visitor: {}, customer, device, staff, manager, admin }
}

export async function signInAs({ url, client, password }: Shop, customer: string): Promise<Headers> {
  const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [customer])
  return cookieFrom(`${url}/api/v1/user/login`, { email: rows[0]?.email, password })
}

async function cookieFrom(address: string, body: object): Promise<Headers> {
  const answer = await post(address, body)
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
}

function post(address: string, body: object, headers: Headers = {}): Promise<Response> {
  const type = { 'content-type': 'application/json' }
  return fetch(address, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) })
}
