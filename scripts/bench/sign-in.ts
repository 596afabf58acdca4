import type { BenchShop } from './bench-shop'
import type { Regular } from './past-orders'

/** The cookie of the administrator. */
export function signIn({ admin }: BenchShop, port: number): Promise<string> {
  return cookieFrom(`http://127.0.0.1:${port}/api/v1/admin/login`, admin)
}

/** The cookie of a customer who has the same password. */
export function signInRegular({ admin }: BenchShop, port: number, { email }: Regular): Promise<string> {
  return cookieFrom(`http://127.0.0.1:${port}/api/v1/user/login`, { ...admin, email })
}

async function cookieFrom(url: string, credentials: BenchShop['admin']): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`${credentials.email} could not sign in: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
