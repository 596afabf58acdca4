import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import type { PrintKind, PrintStatus } from '@/lib/generated/prisma/enums'
import { Refusal } from '@/lib/platform/refusal'
import { seedOf, times } from '@/lib/testing/long'
import { faults, TestPrinter } from '@/lib/testing/outside/test-printer'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { deletePrinter } from './printers'
import { giveUpSentJobs } from './queue'

const seed = seedOf('PRINT_SEED')
const numRuns = times({ hurried: 15, long: 200 })

let admin: Admin
beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

const places = [0, 1, 2]
const statuses = ['accepted', 'preparing', 'cancelled', 'received'] as const

const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      at: fc.constantFrom(...places),
      to: fc.constantFrom(...statuses),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('work' as const), fault: fc.constantFrom(...faults) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'change' as const, at: 0 }) },
  { weight: 1, arbitrary: fc.constant({ do: 'time' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'answer late' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'two polls' as const }) },
)

test('whatever a printer does, a ticket comes out once by itself, or stands unconfirmed before a person', async () => {
  const history = fc.record({
    kind: fc.constantFrom('star' as const, 'epson' as const),
    deeds: fc.array(deed, { maxLength: 16 }),
  })
  const property = fc.asyncProperty(history, async ({ kind, deeds }) => {
    const printer = await TestPrinter.added(admin, { kind })
    const ids = await Promise.all(places.map(async () => (await order((await newCustomer()).caller)).orderId))
    for (const one of deeds) await perform(one, printer, ids)
    await giveUpSentJobs(new Date(Date.now() + 100_000))
    await printer.run()
    await expectOnce(printer, ids)
    await db().order.deleteMany({ where: { id: { in: ids } } })
    await deletePrinter(admin, printer.id)
  })
  await expect(fc.check(property, { seed, numRuns, endOnFailure: true })).resolves.toMatchObject({
    failed: false,
    counterexample: null,
  })
}, 600_000)

type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never

async function perform(one: Deed, printer: TestPrinter, ids: readonly string[]): Promise<void> {
  if (one.do === 'work') await printer.work(one.fault)
  else if (one.do === 'time') await giveUpSentJobs(new Date(Date.now() + 100_000))
  else if (one.do === 'answer late') await printer.answerLate()
  else if (one.do === 'two polls') await printer.twoPolls()
  else if (one.do === 'change')
    await db().order.update({ where: { id: ids[one.at] ?? '' }, data: { linesVersion: { increment: 1 } } })
  else {
    const request = { status: one.to, correction: one.to === 'received' }
    await advanceOrder(admin, ids[one.at] ?? '', { request }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}

const mostPapers: Record<PrintStatus, number[]> = {
  printed: [1],
  unconfirmed: [0, 1],
  cancelled: [0],
  waiting: [],
  sent: [],
}

async function expectOnce(printer: TestPrinter, ids: readonly string[]): Promise<void> {
  const jobs = await db().printJob.findMany({ where: { printerId: printer.id } })
  const wrong = jobs.filter(({ id, status }) => {
    const papers = printer.papers.filter(({ jobId }) => jobId === id).length
    return !mostPapers[status].some((count) => count === papers)
  })
  expect(wrong, 'by itself a job comes out once, or may have come out').toEqual([])
  const stored = await db().order.findMany({ where: { id: { in: [...ids] } } })
  const onPaper = (orderId: string, kind: PrintKind) =>
    jobs.some((job) => job.orderId === orderId && job.kind === kind && mostPapers[job.status].includes(1))
  const cooked = stored.filter(({ status }) => status === 'accepted' || status === 'preparing')
  expect(
    cooked.filter(({ id }) => !onPaper(id, 'ticket')),
    'what is cooked is on paper',
  ).toEqual([])
  const refused = stored.filter(({ id, status }) => status === 'cancelled' && onPaper(id, 'ticket'))
  expect(
    refused.filter(({ id }) => !onPaper(id, 'cancellation')),
    'what is not cooked any more is told',
  ).toEqual([])
}
