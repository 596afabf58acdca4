import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import type { PrintKind, PrintStatus } from '@/lib/orders/printer-state'
import { db } from '@/lib/platform/database/db'
import { hub } from '@/lib/platform/events'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findBoard } from './find-board'
import { listBoardPrinters } from './board-printers'

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

beforeEach(async () => {
  await db().printer.deleteMany()
})

async function newPrinter(prints = ['ticket']): Promise<string> {
  const { id } = await db().printer.create({ data: { name: 'Küche', kind: 'star', tokenHash: randomUUID(), prints } })
  return id
}

interface JobOf {
  kind?: PrintKind
  status?: PrintStatus
  createdAt?: Date
}

const newJob = (
  printerId: string,
  orderId: string,
  { kind = 'ticket', status = 'unconfirmed', createdAt }: JobOf = {},
) =>
  db().printJob.create({
    data: { printerId, orderId, kind, status, isCopy: true, claimedAt: new Date(), ...(createdAt && { createdAt }) },
  })

async function accepted(): Promise<string> {
  const { orderId } = await order((await newCustomer()).caller)
  await advanceOrder(admin, orderId, { request: { status: 'accepted' } })
  return orderId
}

test('the board has the printers of the kitchen, what waits for each and what may be missing, with its number', async () => {
  await newPrinter(['receipt', 'day'])
  const id = await newPrinter()
  const orderId = await accepted()
  const { number } = await db().order.findUniqueOrThrow({ where: { id: orderId } })
  const { id: jobId } = await newJob(id, orderId)
  await newJob(id, orderId, { kind: 'receipt' })
  await newJob(id, orderId, { status: 'printed' })
  const { printers } = await findBoard(admin)
  const unconfirmed = [{ jobId, orderId, number, kind: 'ticket' }]
  expect(printers).toEqual([{ id, name: 'Küche', condition: 'ready', lastSeenAt: null, waiting: 1, unconfirmed }])
})

test('nobody looks for the ticket of an order that is over, but this evening for the paper that says so', async () => {
  const id = await newPrinter()
  const orderId = await accepted()
  await newJob(id, orderId)
  const { id: jobId } = await newJob(id, orderId, { kind: 'cancellation' })
  await newJob(id, orderId, { kind: 'cancellation', createdAt: new Date(Date.now() - 13 * 3_600_000) })
  await db().order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
  const [printer] = await listBoardPrinters()
  expect(printer?.unconfirmed.map((job) => job.jobId)).toEqual([jobId])
})

test('a shop without printers asks the database once, and again when it is told of one', async () => {
  hub().isListening = true
  expect(await listBoardPrinters()).toEqual([])
  await newPrinter()
  expect(await listBoardPrinters(), 'not asked').toEqual([])
  hub().printChanges += 1
  expect(await listBoardPrinters()).toHaveLength(1)
  hub().isListening = false
})
