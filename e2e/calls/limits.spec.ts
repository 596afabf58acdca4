import { expect, test } from '../support/machine/calls'
import { makePerson } from '../support/people'
import type { Server } from '../support/machine/server'

test('processes behind a proxy count a client together, by the address that the proxy saw', async ({ newServer }) => {
  // Three logins a minute instead of sixty.
  const settings = { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.05' }
  const [first, second] = await Promise.all([newServer(settings), newServer(settings)])
  const [visitor, neighbour] = [someAddress(), someAddress()]
  // What stands further left the client has written.
  expect(await logInBadly(first, `198.51.100.1, ${visitor}`)).toBe(401)
  expect(await logInBadly(second, `198.51.100.2, ${visitor}`)).toBe(401)
  expect(await logInBadly(first, `198.51.100.3, ${visitor}`)).toBe(401)
  expect(await logInBadly(second, `198.51.100.4, ${visitor}`)).toBe(429)
  expect(await logInBadly(second, neighbour)).toBe(401)
})

/** Of the range that is reserved for documentation. */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16)
  return `2001:db8:${part()}:${part()}:${part()}::1`
}

async function logInBadly({ url }: Server, forwardedFor: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
    // Another account each time: those have a count of their own.
    body: JSON.stringify({ email: makePerson().email, password: 'wrong' }),
  })
  if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  return answer.status
}
