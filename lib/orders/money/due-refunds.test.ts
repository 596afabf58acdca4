import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefunds } from './due-refunds'

const paid = (amountRappen: number, refunds: Parameters<typeof planRefunds>[0][number]['refunds'] = []) => ({
  id: 'p1',
  amountRappen,
  refunds,
})
const due = (amountRappen: number, tries = 0) => ({
  id: `due ${amountRappen}`,
  amountRappen,
  status: 'due' as const,
  tries,
})
const sent = (amountRappen: number) => ({ id: `sent ${amountRappen}`, amountRappen, status: 'sent' as const, tries: 1 })
const done = (amountRappen: number) => ({ id: `done ${amountRappen}`, amountRappen, status: 'done' as const, tries: 1 })

test.each([
  ['the whole of it', [paid(2342)], 2342, [], [2342]],
  ['a line that was taken out', [paid(2342)], 780, [], [780]],
  ['nothing twice: what is on its way counts', [paid(2342, [sent(780)])], 780, [], []],
  ['what is still missing', [paid(2342, [sent(780)])], 2342, [], [1562]],
  ['what the undone step had made due, no more', [paid(2342, [due(2342)])], 0, ['due 2342'], []],
  ['what has left stays', [paid(2342, [due(2342, 1)])], 0, [], []],
  ['less than before', [paid(2342, [due(2342)])], 780, ['due 2342'], [780]],
  ['no more than came, less what is back already', [paid(2342, [done(2000)])], 342, [], [342]],
])('goes back: %s', (_what, payments, toPayBack, ends, begins) => {
  const plan = planRefunds(payments, toPayBack)
  expect([plan.ends, plan.begins.map(({ amountRappen }) => amountRappen)]).toEqual([ends, begins])
})

test('whatever came and went, what is on its way is what is to go back, and never more than came', () => {
  const amount = fc.integer({ min: 1, max: 50_000 })
  const payment = fc.record({ amountRappen: amount, sent: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 3 }), fc.nat(150_000), (payments, wanted) => {
      const all = payments.map(({ amountRappen, sent: perCent }, index) => ({
        id: `p${index}`,
        amountRappen,
        refunds: [{ ...sent(Math.floor((amountRappen * perCent) / 100)), id: `s${index}` }],
      }))
      const most = all.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
      const toPayBack = Math.min(wanted, most)
      const onItsWay = all.reduce((sum, { refunds }) => sum + (refunds[0]?.amountRappen ?? 0), 0)
      const begun = planRefunds(all, toPayBack).begins.reduce((sum, { amountRappen }) => sum + amountRappen, 0)
      expect(begun).toBe(Math.max(toPayBack - onItsWay, 0))
    }),
  )
})
