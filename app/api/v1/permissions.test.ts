import { beforeAll, describe, expect, it, vi } from 'vitest'
import { answerCall } from '@/lib/testing/calls'
import { signedIn } from '@/lib/testing/people'
import { contract } from './contract/table'
import type { CallerKind, OperationSpec } from './http/operation'

/** Who may what, as docs for integrators promise it; whatever is not named here is for administrators. */
const promised: Record<Exclude<CallerKind, 'admin'>, readonly string[]> = {
  visitor: [
    'GET user/getCategories',
    'GET user/getMenuItems',
    'GET categories/getCategories',
    'GET menuItems/getMenuItems',
    'GET menuItems/{id}',
    'GET shop',
    'POST userorder/quote',
    'POST contact',
    'GET userorder/order/{orderId}',
    'GET userorder/order/{orderId}/events',
    'POST user/register',
    'POST user/login',
    'POST admin/login',
    'POST user/verify-otp',
    'POST user/resend-otp',
    'POST user/forgot-password',
    'POST user/reset-password',
    'GET openapi.json',
  ],
  customer: [
    'GET user/profile',
    'PUT user/updateprofile',
    'POST user/logout',
    'PUT user/change-password',
    'POST user/logout-everywhere',
    'GET user/orders',
    'POST userorder/create-order',
    'POST userorder/order/{orderId}/cancellation',
  ],
  staff: [
    'GET orders',
    'PATCH orders/{id}',
    'GET orders/events',
    'GET orders/board',
    'POST admin/renew',
    'GET payments',
    'PATCH payments/{id}',
    'PATCH menuItems/{id}/availability',
    'PATCH shop/pause',
    'PATCH shop/lead-time',
  ],
}

const ranks: CallerKind[] = ['visitor', 'customer', 'staff', 'admin']
const operations = Object.entries(contract) as [string, OperationSpec][]

function promisedFor(spec: OperationSpec): CallerKind {
  const address = `${spec.method} ${spec.path}`
  const named = (['visitor', 'customer', 'staff'] as const).find((kind) => promised[kind].includes(address))
  return named ?? 'admin'
}

function statusFor(needed: CallerKind, has: CallerKind): 'passes' | 401 | 403 {
  if (ranks.indexOf(has) >= ranks.indexOf(needed)) return 'passes'
  return has === 'visitor' ? 401 : 403
}

async function call(spec: OperationSpec, bearer: string | undefined): Promise<number> {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined
  const path = spec.path.replaceAll(/\{\w+\}/g, 'x')
  const request = new Request(`http://localhost/api/v1/${path}`, { method: spec.method, ...(headers && { headers }) })
  const response = await answerCall(request)
  await response.body?.cancel()
  return response.status
}

beforeAll(() => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
})

describe.each(ranks)('a %s', (has) => {
  it.each(operations)('calling %s is let in or refused as promised', async (_, spec) => {
    const expected = statusFor(promisedFor(spec), has)
    // A fresh session each: some operations end it.
    const bearer = has === 'visitor' ? undefined : (await signedIn(has)).bearer
    const status = await call(spec, bearer)
    const isLetIn = status !== 401 && status !== 403
    expect(expected === 'passes' && isLetIn ? 'passes' : status).toBe(expected)
  })
})

it('every promised operation exists', () => {
  const addresses = operations.map(([, spec]) => `${spec.method} ${spec.path}`)
  for (const kind of ['visitor', 'customer', 'staff'] as const) {
    for (const address of promised[kind]) expect(addresses).toContain(address)
  }
})
