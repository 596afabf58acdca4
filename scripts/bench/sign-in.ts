import type { BenchShop } from './bench-shop'

/** The cookie of the administrator. */
export async function signIn({ admin }: BenchShop, port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!cookie) throw new Error(`the administrator could not sign in: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}
