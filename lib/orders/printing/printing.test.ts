import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { hub, notifyPrintChanged } from '@/lib/platform/events'
import { epsonAnswer, TestPrinter } from '@/lib/testing/outside/test-printer'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { rowsRead } from '@/lib/testing/database/database-reads'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { deletePrinter, listPrinters, printAgain, testPrinter } from './printers'
import { giveUpSentJobs, mostTries } from './queue'

let admin: Admin
let burgerId: string

beforeAll(async () => {
  const shop = await createShop()
  burgerId = shop.burgerId
  admin = await administrator()
})

beforeEach(async () => {
  for (const { id } of await listPrinters(admin)) await deletePrinter(admin, id)
})

async function placed(body: Record<string, unknown> = {}): Promise<{ id: string; number: number }> {
  const { orderId: id } = await order((await newCustomer()).caller, body)
  const { number } = await db().order.findUniqueOrThrow({ where: { id } })
  return { id, number }
}

function step(id: string, status: 'accepted' | 'preparing' | 'ready' | 'completed' | 'cancelled' | 'rejected') {
  return advanceOrder(admin, id, { request: { status } })
}

const jobsOf = (orderId: string) =>
  db().printJob.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' }, select: { kind: true, status: true } })

describe('a ticket', () => {
  test('comes out when its order is accepted, and once', async () => {
    const printer = await TestPrinter.added(admin)
    const { id, number } = await placed()
    expect(await printer.run()).toEqual([])
    await step(id, 'accepted')
    const [paper = '', ...more] = await printer.run()
    expect(paper).toContain(String(number).split('').join('  '))
    expect(more).toEqual([])
    await step(id, 'preparing')
    expect(await printer.run()).toEqual([])
  })

  test('comes out when its order comes in, where the shop wants it so', async () => {
    const printer = await TestPrinter.added(admin, { when: 'received' })
    const { id } = await placed()
    expect(await printer.run()).toHaveLength(1)
    await step(id, 'accepted')
    expect(await printer.run()).toEqual([])
  })

  test('of an acceptance that was taken back before it was fetched waits no more, and comes once when accepted again', async () => {
    const printer = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    await advanceOrder(admin, id, { request: { status: 'received', correction: true } })
    expect(await printer.run()).toEqual([])
    await step(id, 'accepted')
    expect(await printer.run()).toHaveLength(1)
  })

  test('of a station has its dishes alone, and says which part it is; nothing comes out where none is', async () => {
    const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: burgerId } })
    const stranger = await db().category.create({ data: { name: 'Kaltes' } })
    const hot = await TestPrinter.added(admin, { categoryIds: [categoryId] })
    const cold = await TestPrinter.added(admin, { categoryIds: [stranger.id] })
    const all = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    expect(await cold.run()).toEqual([])
    expect((await hot.run()).join()).toContain('Teil 1 von 2')
    expect((await all.run()).join()).toContain('Teil 2 von 2')
  })
})

test('copies come out of a printer that reads text as of one that reads commands', async () => {
  const printer = await TestPrinter.added(admin, { copies: 2 })
  const { id } = await placed()
  await step(id, 'accepted')
  const [paper = ''] = await printer.run()
  expect(paper.split(id)).toHaveLength(3)
})

describe('what contradicts a ticket', () => {
  test('comes out once; of an order whose ticket never did, nothing does', async () => {
    const printer = await TestPrinter.added(admin)
    const { id, number } = await placed()
    await step(id, 'accepted')
    await printer.run()
    await step(id, 'cancelled')
    const papers = await printer.run()
    expect(papers).toHaveLength(1)
    expect(papers[0]).toContain('S T O R N I E R T')
    expect(papers[0]).toContain(String(number).split('').join('    '))
    const other = await placed()
    await step(other.id, 'accepted')
    await step(other.id, 'cancelled')
    expect(await printer.run()).toEqual([])
  })

  test('a change of the lines comes as a ticket that says so', async () => {
    const printer = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    await printer.run()
    await db().order.update({ where: { id }, data: { linesVersion: { increment: 1 } } })
    await db().order.update({ where: { id }, data: { linesVersion: { increment: 1 } } })
    const papers = await printer.run()
    expect(papers).toHaveLength(1)
    expect(papers[0]).toContain('G E Ä N D E R T')
  })
})

describe('a printer', () => {
  test('that dies after it has fetched leaves its job unconfirmed; printed again it is a copy, once', async () => {
    const printer = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    const { jobToken = '' } = await printer.poll()
    const paper = await printer.fetched(jobToken)
    expect(await printer.fetched(jobToken), 'asked again it gets the same').toBe(paper)
    expect(await printer.poll(), 'it has a job in its hands').toEqual({ jobReady: false })
    await giveUpSentJobs(new Date(Date.now() + 89_000))
    expect(await jobsOf(id)).toEqual([{ kind: 'ticket', status: 'sent' }])
    await giveUpSentJobs(new Date(Date.now() + 95_000))
    expect(await jobsOf(id)).toEqual([{ kind: 'ticket', status: 'unconfirmed' }])
    expect(await printer.run(), 'never again by itself').toEqual([])
    const [first, second] = await Promise.all([printAgain(admin, jobToken), printAgain(admin, jobToken)])
    expect(first.id).toBe(second.id)
    const papers = await printer.run()
    expect(papers).toHaveLength(1)
    expect(papers[0]).toContain('K O P I E')
  })

  test('that answers late has printed', async () => {
    const printer = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    const { jobToken = '' } = await printer.poll()
    await printer.fetched(jobToken)
    await giveUpSentJobs(new Date(Date.now() + 95_000))
    await printer.confirm(jobToken, '211%20Paper%20Low')
    expect(await jobsOf(id)).toEqual([{ kind: 'ticket', status: 'printed' }])
    expect(await listPrinters(admin)).toMatchObject([{ condition: 'paper_low', unconfirmed: 0 }])
  })

  test('that could not fetch asks again, and after five tries a person looks', async () => {
    const printer = await TestPrinter.added(admin)
    const { id } = await placed()
    await step(id, 'accepted')
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const { jobToken = '' } = await printer.poll()
      expect(jobToken).not.toBe('')
      await printer.fetched(jobToken)
      await printer.confirm(jobToken, '520 Download Timeout')
    }
    expect(await jobsOf(id)).toEqual([{ kind: 'ticket', status: 'unconfirmed' }])
  })

  test('that asks twice at once gets one job', async () => {
    const printer = await TestPrinter.added(admin)
    for (const { id } of [await placed(), await placed()]) await step(id, 'accepted')
    const papers = await Promise.all([printer.fetched(), printer.fetched()])
    expect(new Set(papers).size).toBe(1)
    expect(await db().printJob.count({ where: { printerId: printer.id, status: 'sent' } })).toBe(1)
  })

  test('of Epson gets its commands, says how it went, and empty answers mean nothing', async () => {
    const printer = await TestPrinter.added(admin, { kind: 'epson', paper: 58 })
    expect(await printer.call({ ConnectionType: 'GetRequest', ID: '1', Name: 'TM' })).toBe('')
    expect(await printer.call({ ConnectionType: 'SetResponse', ResponseFile: '' })).toBe('')
    await testPrinter(admin, printer.id)
    const request = await printer.call({ ConnectionType: 'GetRequest', ID: '1', Name: 'TM' })
    const jobId = /<printjobid>(.+)<\/printjobid>/.exec(request)?.[1] ?? ''
    expect(jobId.length).toBeLessThanOrEqual(30)
    expect(request).toMatch(/<command>[0-9a-f]+<\/command>/)
    expect(await printer.call({ ConnectionType: 'GetRequest' }), 'it may have come out').toBe('')
    const ResponseFile = epsonAnswer(jobId, true, '')
    expect(await printer.call({ ConnectionType: 'SetResponse', ResponseFile })).toBe('')
    expect(await db().printJob.findMany({ where: { printerId: printer.id } })).toMatchObject([{ status: 'printed' }])
  })
})

test('boards are told at once of what may not have come out', async () => {
  const printer = await TestPrinter.added(admin)
  const { id } = await placed()
  await step(id, 'accepted')
  const { jobToken = '' } = await printer.poll()
  await printer.fetched(jobToken)
  const board = new Client({ connectionString: process.env.DATABASE_URL })
  await board.connect()
  await board.query('listen order_changed')
  const told = new Promise((resolve) => board.on('notification', ({ payload }) => payload === id && resolve(payload)))
  await giveUpSentJobs(new Date(Date.now() + 95_000))
  expect(await told).toBe(id)
  await board.end()
})

test('a hundred polls with nothing to print ask the database nothing', async () => {
  const printer = await TestPrinter.added(admin)
  hub().isListening = true
  notifyPrintChanged()
  try {
    await printer.poll()
    const { statements } = await rowsRead(async () => {
      for (let count = 1; count <= 100; count += 1) expect(await printer.poll()).toEqual({ jobReady: false })
    })
    expect(statements).toBe(0)
  } finally {
    hub().isListening = false
  }
})
