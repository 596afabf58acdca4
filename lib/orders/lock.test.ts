import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { db, transaction } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { oneBehindTheOther, untilWaiting } from '@/lib/testing/database/until-waiting'
import { advanceOrder, type StepRequest } from './advance/advance-order'
import { noteAnswer } from './advance/answer-proposal'
import { cancelOrder, seeCancellation } from './advance/cancel-order'
import { proposeChange, type ProposalRequest } from './advance/propose-change'
import { tickDishes } from './advance/tick-dishes'
import { findOrderForStaff, findWholeOrder } from './read/find-order'
import type { OrderStatus } from './status'

const noon = new Date('2027-05-07T10:00:00Z')
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
})

function step(id: string, status: OrderStatus, more: Partial<StepRequest> = {}) {
  return advanceOrder(admin, id, { request: { status, ...more }, now: noon })
}

async function placed(until: OrderStatus, change: Record<string, unknown> = {}) {
  const { caller: guest, email } = await newCustomer()
  const { orderId: id } = await order(guest, change, noon)
  const way = ['accepted', 'preparing', 'ready'] as const
  for (const status of way.slice(0, way.indexOf(until as 'ready') + 1)) await step(id, status)
  return { id, guest, email }
}

function proposal(change: Partial<ProposalRequest> = {}): ProposalRequest {
  return { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [], ...change }
}

interface Asked {
  id: string
  guest: Customer
  email: string
  agree: () => Promise<unknown>
}

/** Two burgers for 37.80, of which the guest is asked to take one. */
async function asked(until: OrderStatus, change: Record<string, unknown> = {}): Promise<Asked> {
  const made = await placed(until, change)
  const request = proposal()
  await proposeChange(admin, made.id, { request, now: noon })
  const answer = { proposalId: request.id, answer: 'agreed', consentName: 'Ana', now: noon } as const
  return { ...made, agree: () => noteAnswer(admin, made.id, answer) }
}

describe('a verb acts on the order as it is under its lock', () => {
  test('handed over while the guest agrees to less, an order is collected for what it costs then', async () => {
    const { id, agree } = await asked('ready')
    const results = await oneBehindTheOther(id, [agree, () => step(id, 'completed')])
    expect(results).toMatchObject([{ status: 'fulfilled' }, { value: { status: 'completed', totalRappen: 1890 } }])
    expect(await findWholeOrder(id)).toMatchObject({
      totalRappen: 1890,
      payment: { status: 'collected', entries: [{ kind: 'collected', amountRappen: 1890 }] },
    })
    const receipts = await db().receipt.findMany({ where: { orderId: id } })
    expect(receipts).toMatchObject([{ kind: 'sale', content: { totalRappen: 1890 } }])
  })

  test('the mail about a step names the amount that is to be paid then', async () => {
    const { id, email, agree } = await asked('ready', { fulfilment: 'delivery', total_amount: 42.8 })
    await oneBehindTheOther(id, [agree, () => step(id, 'out_for_delivery')])
    const where = { template: 'order-out-for-delivery', toAddress: email }
    const { text } = await db().outboxMail.findFirstOrThrow({ where })
    expect(text).toContain('23.90')
  })

  test('a guest who cancels reads the order as it was changed', async () => {
    const { id, guest, agree } = await asked('accepted')
    const results = await oneBehindTheOther(id, [agree, () => cancelOrder(guest, id, { now: noon })])
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { value: { orderStatus: 'cancelled', totalAmountRappen: 1890 } },
    ])
  })

  test('rates of VAT that are changed meanwhile are those of the receipt', async () => {
    const { id } = await placed('ready')
    await transaction(async (tx) => {
      await tx.$queryRaw`select id from orders where id = ${id} for update`
      const completing = step(id, 'completed')
      await untilWaiting()
      await tx.shop.update({ where: { id: 1 }, data: { vatNumber: '' } })
      await tx.orderLine.updateMany({ where: { orderId: id }, data: { vatPerMille: 0 } })
      return { completing }
    }).then(({ completing }) => completing)
    await db().shop.update({ where: { id: 1 }, data: { vatNumber: 'CHE-123.456.788 MWST' } })
    const receipts = await db().receipt.findMany({ where: { orderId: id } })
    expect(receipts).toMatchObject([{ content: { lines: [{ vatPerMille: 0 }] } }])
    expect(await findWholeOrder(id)).toMatchObject({ lines: [{ vatPerMille: 0 }] })
  })

  test('what is done already writes nothing, so that no board is called', async () => {
    const { id } = await placed('ready')
    const before = await findOrderForStaff(admin, id, noon)
    expect(await seeCancellation(admin, id, new Date())).toEqual(before)
    await expect(step(id, 'accepted')).rejects.toMatchObject({ code: 'illegal_transition', details: { data: before } })
    expect(await findOrderForStaff(admin, id, noon)).toEqual(before)
  })
})

describe('a tap says which lines it was meant for', () => {
  const taps = {
    'a hand-over': (id: string, linesVersion: number) => step(id, 'completed', { linesVersion }),
    'a tick': (id: string, linesVersion: number) =>
      tickDishes(admin, id, { request: { positions: [0], done: true, linesVersion }, now: noon }),
    'a proposal': (id: string, linesVersion: number) =>
      proposeChange(admin, id, {
        request: proposal({ quantities: [{ position: 0, quantity: 3 }], linesVersion }),
        now: noon,
      }),
  }

  test.each(Object.entries(taps))('%s for others is refused with the order as it is', async (_what, tap) => {
    const { id, agree } = await asked('ready')
    const seen = (await findOrderForStaff(admin, id, noon))?.linesVersion ?? 0
    const [, refused] = await oneBehindTheOther(id, [agree, () => tap(id, seen)])
    const now = await findOrderForStaff(admin, id, noon)
    expect(now).toMatchObject({ status: 'ready', totalRappen: 1890, linesVersion: seen + 1, proposal: null })
    expect(refused).toMatchObject({ reason: { code: 'illegal_transition', details: { data: now } } })
    expect(await db().receipt.count({ where: { orderId: id } })).toBe(0)
    await expect(tap(id, seen + 1)).resolves.toMatchObject({ id })
  })

  test('what changes beside the lines is no reason to refuse it', async () => {
    const { id } = await asked('preparing')
    const request = { positions: [0], done: true }
    const { linesVersion } = await tickDishes(admin, id, { request, now: noon })
    await step(id, 'ready')
    expect(await step(id, 'completed', { linesVersion })).toMatchObject({ status: 'completed' })
  })
})
