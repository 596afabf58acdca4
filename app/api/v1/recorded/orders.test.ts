import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db'
import { Transcript } from '@/lib/testing/transcript'
import { burgerId, openingNight, recordedWorld } from '@/lib/testing/recorded-world'

const twoBurgers = [{ name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8, note: 'ohne Zwiebeln' }]
const body = {
  payment_id: 'pay_1',
  payment_method: 'cash on delivery',
  payment_status_id: 16,
  total_amount: '37.80',
  currency: 'CHF',
  items: twoBurgers,
}
const delivered = {
  ...body,
  payment_id: 'pay_2',
  fulfilment: 'delivery',
  total_amount: 42.8,
  order_notes: 'Bitte läuten',
}

test('orders are quoted, placed, followed and finished as recorded', async () => {
  const { customer: by, staff, admin } = await recordedWorld()
  const said = new Transcript()
  await said.ask('POST userorder/quote', { json: { items: twoBurgers } })
  const ask = { items: [{ menu_item_id: burgerId, quantity: 1 }], fulfilment: 'delivery', postcode: '8004' }
  await said.ask('POST userorder/quote', { json: ask })
  await said.ask('POST userorder/quote', {
    by,
    json: {
      items: [
        { name: 'Bier', quantity: 1 },
        { name: 'x', quantity: 2 },
      ],
    },
  })
  await said.ask('POST userorder/quote', { json: { items: [] } })

  await said.ask('POST userorder/create-order', { json: body })
  await said.ask('POST userorder/create-order', { by, json: { ...body, total_amount: 'much', payment_id: '' } })
  await said.ask('POST userorder/create-order', { by, json: { ...body, total_amount: 30 } })
  await said.ask('POST userorder/create-order', { by, json: { ...body, payment_method: 'Twint' } })
  await said.ask('POST userorder/create-order', { by, json: { ...body, items: [{ ...twoBurgers[0], quantity: 1 }] } })
  const { data: first } = await said.ask('POST userorder/create-order', { by, json: body })
  await said.ask('POST userorder/create-order', { by, json: body })
  await said.ask('POST userorder/create-order', { by, json: { ...body, items: [{ name: 'Bier', quantity: 9 }] } })
  vi.setSystemTime(openingNight.getTime() + 60_000)
  const { data: second } = await said.ask('POST userorder/create-order', { by, json: delivered })

  await said.ask(`GET userorder/order/${first.order_id}`)
  await said.ask(`GET userorder/order/${second.order_id.toLowerCase()}`, { by })
  await said.ask('GET userorder/order/ORD-20261120-0000000000', { headers: { 'accept-language': 'de' } })
  await said.ask('GET userorder/order/%25')
  await said.ask(`GET userorder/order/${first.order_id}/events`)
  await said.ask('GET userorder/order/x/events')
  await said.ask('POST userorder/find-order', { json: { order: first.order_id } })
  await said.ask('POST userorder/find-order', { json: { order: '101' } })
  await said.ask('POST userorder/find-order', { json: { order: '999', email: 'ana@example.com' } })
  const subscription = `userorder/order/${first.order_id}/push-subscription`
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
  await said.ask(`POST ${subscription}`, { json: { endpoint, keys } })
  await said.ask(`POST ${subscription}`, { json: { endpoint: 'https://10.0.0.1/', keys } })
  await said.ask(`DELETE ${subscription}`, { json: { endpoint } })
  await said.ask('GET user/orders', { by })
  await said.ask(`POST userorder/order/${first.order_id}/cancellation`, { by: staff, json: {} })
  await said.ask(`POST userorder/order/${first.order_id}/cancellation`, { by })
  await said.ask(`POST userorder/order/${first.order_id}/cancellation`, { by })

  await said.ask('GET orders', { by })
  await said.ask('GET orders?limit=1', { by: staff })
  await said.ask('GET orders?status=cancelled&day=2026-11-20&search=muster', { by: staff })
  await said.ask('GET orders?limit=0', { by: staff })
  await said.ask('GET orders/board', { by: staff })
  await said.ask('GET orders/events', { by: staff })
  const step = `PATCH orders/${second.order_id}`
  await said.ask(step, { by: staff, json: { status: 'accepted', ready_in_minutes: 20, text: 'Gern!' } })
  await said.ask(step, { by: staff, json: { status: 'completed' } })
  await said.ask(step, { by: staff, json: { status: 'eaten' } })
  await said.ask('PATCH orders/x', { by: staff, json: { status: 'accepted' } })
  await said.ask(`GET userorder/order/${second.order_id}`, { by })
  await said.ask(`GET orders/${second.order_id}`, { by: staff })
  await said.ask('GET orders/x', { by: staff })
  await said.ask(step, { by: staff, json: { status: 'received', correction: true } })
  await said.ask(step, { by: staff, json: { status: 'received', correction: true } })
  await said.ask(step, { by: staff, json: { status: 'accepted' } })
  await said.ask(`POST orders/${second.order_id}/cancellation-seen`, { by: staff })
  await said.ask('POST orders/close-day', { by: staff, json: { not_collected: [second.order_id], handed_over: [] } })

  const [payment] = await said.ask('GET payments?status=pending', { by: staff })
  await said.ask('GET payments?limit=1', { by: staff })
  await said.ask('GET payments?status=gone', { by: staff })
  await said.ask(`PATCH payments/${payment.id}`, { by: staff, json: { status: 'collected' } })
  await said.ask(`PATCH payments/${payment.id}`, { by: staff, json: { status: 'collected' } })
  await said.ask(`PATCH payments/${payment.id}`, { by: staff, json: { status: 'pending', correction: true } })
  await said.ask('PATCH payments/x', { by: staff, json: { status: 'collected' } })
  await said.ask('GET reports/day?day=2026-11-20', { by: admin })
  await said.ask('GET reports/day', { by: admin })
  await said.ask('GET reports/day?day=2026-02-30', { by: admin })
  await said.ask('GET reports/day', { by: staff })
  await said.ask('GET reports/period?from=2026-11-20&to=2026-11-20', { by: admin })
  await said.ask('GET reports/period?from=2026-11-20&to=2026-11-19', { by: admin })
  await said.ask('GET statistics/views/export?table=pages', { by: admin })
  await said.ask('GET reports/period/export?table=rates&from=2026-11-20&to=2026-11-20', { by: admin })

  const proposal = { id: '01890000-0000-7000-8000-000000000009', quantities: [{ position: 0, quantity: 1 }] }
  const proposing = `POST orders/${second.order_id}/proposal`
  await said.ask(proposing, { by, json: proposal })
  await said.ask(proposing, { by: staff, json: { ...proposal, quantities: [] } })
  await said.ask(proposing, { by: staff, json: proposal })
  await said.ask(proposing, { by: staff, json: { ...proposal, id: '01890000-0000-7000-8000-000000000008' } })
  await said.ask('POST userorder/proposal', { json: { token: 'x'.repeat(43) } })
  const mail = await db().outboxMail.findFirstOrThrow({ where: { template: 'order-proposal' } })
  const token = /#proposal=([\w-]+)/.exec(mail.text)?.[1]
  await said.ask('POST userorder/proposal', { json: { token } })
  await said.ask('POST userorder/proposal/answer', { json: { token, agrees: false } })
  await said.ask('POST userorder/proposal/answer', { json: { token, agrees: true } })
  const again = { ...proposal, id: '01890000-0000-7000-8000-000000000007' }
  await said.ask(proposing, { by: staff, json: again })
  const noted = { proposal_id: again.id, answer: 'withdrawn' }
  await said.ask(`${proposing}/answer`, { by: staff, json: noted })
  await said.ask(`${proposing}/answer`, { by: staff, json: { ...noted, answer: 'agreed', consent_name: 'Ana' } })

  for (const status of ['preparing', 'ready', 'completed']) await said.ask(step, { by: staff, json: { status } })
  const reversal = `POST orders/${second.order_id}/reversal`
  await said.ask(reversal, { by: staff, json: { reason: 'Falsch getippt' } })
  await said.ask(reversal, { by: admin, json: { reason: ' ' } })
  await said.ask(reversal, { by: admin, json: { reason: 'Falsch getippt' } })
  await said.ask(reversal, { by: admin, json: { reason: 'Falsch getippt' } })
  await said.ask(`GET orders/${second.order_id}/receipts`, { by: staff })
  await said.ask(`GET orders/${second.order_id}/receipts`, { by })

  const { last } = (await said.ask('GET cash-ups/drawer', { by: staff })).data
  const count = { id: '01890000-0000-7000-8000-000000000001', after: last, float: 150, coins: { 2000: 7, 1000: 1 } }
  await said.ask('POST cash-ups', { by, json: count })
  await said.ask('POST cash-ups', { by: staff, json: { ...count, coins: { 30: 1 } } })
  await said.ask('POST cash-ups', { by: staff, json: { ...count, coins: { 2000: 6 } } })
  await said.ask('POST cash-ups', { by: staff, json: count })
  await said.ask('POST cash-ups', { by: staff, json: { ...count, id: '01890000-0000-7000-8000-000000000002' } })
  await said.ask('GET cash-ups', { by: staff })
  expect(await db().order.count()).toBe(2)
  await expect(said.toString()).toMatchFileSnapshot('answers/orders.txt')
})
