import { beforeAll, expect, it, vi } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { contract } from './contract/table'
import type { CallerKind, OperationSpec } from './http/operation'

/** Who may what, as docs for integrators promise it; whatever is not named here is for managers. */
const promised: Record<Exclude<CallerKind, 'manager'>, readonly string[]> = {
  visitor: [
    'GET user/getCategories',
    'GET user/getMenuItems',
    'GET categories/getCategories',
    'GET menuItems/getMenuItems',
    'GET menuItems/{id}',
    'GET menu/items',
    'GET shop',
    'GET shop/state',
    'POST userorder/quote',
    'POST contact',
    'GET kitchen/next',
    'GET userorder/order/{orderId}',
    'GET userorder/order/{orderId}/events',
    'GET userorder/order/{orderId}/receipt',
    'POST userorder/find-order',
    'POST userorder/order/{orderId}/payment-check',
    'POST payments/{provider}/events',
    'POST userorder/proposal',
    'POST userorder/proposal/answer',
    'POST userorder/order/{orderId}/push-subscription',
    'DELETE userorder/order/{orderId}/push-subscription',
    'POST user/register',
    'POST user/login',
    'POST admin/login',
    'POST user/register-to-order',
    'POST user/send-login-code',
    'POST user/login-with-code',
    'POST user/verify-otp',
    'POST user/resend-otp',
    'POST user/forgot-password',
    'POST user/reset-password',
    'POST user/open-device',
    'GET openapi.json',
    'POST devices/pair',
    'POST invitations/open',
    'POST invitations/accept',
  ],
  customer: [
    'GET user/profile',
    'PUT user/updateprofile',
    'PUT user/contact',
    'POST user/logout',
    'PUT user/change-password',
    'POST user/logout-everywhere',
    'GET user/orders',
    'POST user/send-deletion-code',
    'POST user/delete-account',
    'GET user/export',
    'POST userorder/create-order',
    'POST userorder/order/{orderId}/cancellation',
    'PUT userorder/order/{orderId}/time',
    'POST userorder/order/{orderId}/payment',
    'POST userorder/order/{orderId}/payment-in-cash',
  ],
  device: ['PUT devices/actor', 'DELETE devices/actor'],
  board: [
    'PATCH orders/{id}',
    'PATCH orders/{id}/dishes',
    'GET orders/events',
    'POST orders/{id}/cancellation-seen',
    'POST orders/close-day',
    'GET orders/board',
    'GET orders/recent',
    'GET orders/pickup-screen',
    'POST orders/{id}/proposal',
    'POST orders/{id}/proposal/answer',
    'POST orders/{id}/refund',
    'GET cash-ups/drawer',
    'POST cash-ups',
    'GET menu/availability',
    'PATCH menuItems/{id}/availability',
    'PATCH options/{id}/availability',
    'PATCH shop/pause',
    'PATCH shop/lead-time',
    'PATCH kitchen/size',
    'GET kitchen/load',
    'PATCH payments/{id}',
    'GET printers',
    'POST print-jobs/{id}/copy',
  ],
  staff: [
    'GET cash-ups',
    'GET orders',
    'POST orders/by-phone',
    'GET admin/search',
    'GET admin/tasks',
    'GET orders/{id}',
    'POST orders/alarm-subscription',
    'DELETE orders/alarm-subscription',
    'GET orders/{id}/receipts',
    'GET events',
    'GET events/stream',
    'POST admin/renew',
    'GET payments',
    'GET payments/unsettled',
    'POST orders/{orderId}/payment-check',
    'POST orders/{orderId}/refund-retry',
    'POST payment-attempts/{id}/closing',
    'PUT users/{id}/pin',
    'POST admin/second-factor',
    'POST admin/second-factor/confirm',
    'POST admin/second-factor/remove',
  ],
  admin: [
    'GET users',
    'POST users',
    'PATCH users/{id}',
    'POST users/{id}/password-link',
    'POST users/{id}/end-sessions',
    'POST users/{id}/remove-second-factor',
    'PUT admin/second-factor/policy',
    'GET invitations',
    'POST invitations',
    'POST invitations/{id}/resend',
    'DELETE invitations/{id}',
    'GET webhooks',
    'POST webhooks',
    'PATCH webhooks/{id}',
    'DELETE webhooks/{id}',
    'POST webhooks/{id}/test',
    'GET webhooks/{id}/deliveries',
    'POST webhooks/{id}/deliveries/{deliveryId}/replay',
    'GET payment-settings',
    'PUT payment-settings/keys',
    'POST payment-settings/check',
    'PUT payment-settings/offer',
    'GET mail-server',
    'POST mail-server/test',
    'POST mail-server/drafts',
    'POST mail-server/drafts/{id}/activation',
    'DELETE mail-server/{id}',
    'POST shop/opening',
    'GET shop/demo',
    'POST shop/demo/removal',
  ],
}

const callers = ['visitor', 'customer', 'device', 'staff', 'manager', 'admin'] as const
type Caller = (typeof callers)[number]

/** A device is no person, hence no customer; and no person is a device. */
const mayCall: Record<CallerKind, readonly Caller[]> = {
  visitor: callers,
  customer: ['customer', 'staff', 'manager', 'admin'],
  device: ['device'],
  board: ['device', 'staff', 'manager', 'admin'],
  staff: ['staff', 'manager', 'admin'],
  manager: ['manager', 'admin'],
  admin: ['admin'],
}
const kinds = ['visitor', 'customer', 'device', 'board', 'staff', 'admin'] as const
const operations = Object.entries(contract) as [string, OperationSpec][]

function promisedFor({ method, path }: OperationSpec): CallerKind {
  const named = kinds.find((kind) => promised[kind].includes(`${method} ${path}`))
  return named ?? 'manager'
}

it('every operation asks for the caller that is promised', () => {
  const asked = operations.map(([name, spec]) => [name, spec.caller])
  expect(asked).toEqual(operations.map(([name, spec]) => [name, promisedFor(spec)]))
})

it('every promised operation exists', () => {
  const addresses = operations.map(([, spec]) => `${spec.method} ${spec.path}`)
  for (const kind of kinds) for (const address of promised[kind]) expect(addresses).toContain(address)
})

function statusFor(needed: CallerKind, has: Caller): 'passes' | 401 | 403 {
  if (mayCall[needed].includes(has)) return 'passes'
  return has === 'visitor' || (has === 'device' && needed === 'customer') ? 401 : 403
}

// Fresh ones each time: some operations end the session.
async function credentialsOf(has: Caller): Promise<Record<string, string>> {
  if (has === 'visitor') return {}
  if (has === 'device') return deviceHeaders((await pairedDevice()).token)
  return { authorization: `Bearer ${(await signedIn(has)).bearer}` }
}

async function call(spec: OperationSpec, headers: Record<string, string>): Promise<number> {
  const path = spec.path.replaceAll(/\{\w+\}/g, 'x')
  const request = new Request(`http://localhost/api/v1/${path}`, { method: spec.method, headers })
  const response = await answerCall(request)
  await response.body?.cancel()
  return response.status
}

beforeAll(() => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
})

// What an operation asks for is the same door for all of them: one read and one change stand for each kind.
const doors = Object.keys(mayCall).flatMap((kind) => {
  const ofKind = operations.map(([, spec]) => spec).filter((spec) => spec.caller === kind)
  return [ofKind.find(({ method }) => method === 'GET'), ofKind.find(({ method }) => method !== 'GET')]
})

it.each(callers)('a %s is let in or refused as promised', async (has) => {
  for (const spec of doors) {
    if (!spec) continue
    const status = await call(spec, await credentialsOf(has))
    const isLetIn = status !== 401 && status !== 403
    expect([spec.path, isLetIn ? 'passes' : status]).toEqual([spec.path, statusFor(spec.caller, has)])
  }
})
