import { expect, test } from 'vitest'

import type { OrderStatus } from '../../../lib/orders/status'
import { faultInSteps } from './explain-steps'
import type { Call, Operation } from './history'
import type { StoredStep } from './stored'

/** Without an end there was no answer. */
function call(client: string, op: Operation, status: OrderStatus, [began, ended]: [number, number?]): Call {
  const outcome = ended === undefined ? 'unknown' : 'ok'
  const said = { status }
  return { client, op, key: 'ORD-1', outcome, began, ended: ended ?? Infinity, asked: said, answered: said }
}

/** `-` before one that was undone, `<` before a correction. */
function fault(rows: string, ...calls: Call[]): string | null {
  const steps = rows.split(' ').map((row, index): StoredStep => {
    const status = row.replace(/^[-<]/, '') as OrderStatus
    const [isUndone, isCorrection] = [row.startsWith('-'), row.startsWith('<')]
    return { id: String(index), orderId: 'ORD-1', status, isUndone, isCorrection }
  })
  const status = steps.findLast(({ isUndone }) => !isUndone)?.status ?? 'received'
  return faultInSteps(calls, { id: 'ORD-1', status, fulfilment: 'pickup' }, steps)
}

const accepted = call('one', 'step', 'accepted', [10, 11])
const unansweredAccepted = call('one', 'step', 'accepted', [10])
const preparing = call('two', 'step', 'preparing', [12, 13])
const correctedToReceived = call('one', 'correct', 'received', [14, 15])
const seenReceived = call('two', 'see', 'received', [16, 17])

test.each<[string, string, Call[]]>([
  ['an order that nobody touched', 'received', []],
  ['steps one after the other', 'received accepted preparing', [accepted, preparing]],
  ['a step without an answer that happened', 'received accepted', [unansweredAccepted]],
  ['a step without an answer that did not happen', 'received', [unansweredAccepted]],
  ['one without an answer before one that has one', 'received accepted preparing', [unansweredAccepted, preparing]],
  ['a step that was undone, and seen so', 'received -accepted', [accepted, correctedToReceived, seenReceived]],
  ['a correction, and seen so', 'received accepted <received', [accepted, correctedToReceived, seenReceived]],
  [
    'the same again after it was undone',
    'received -accepted accepted',
    [accepted, correctedToReceived, call('two', 'step', 'accepted', [18, 19])],
  ],
  ['a look during a step sees it', 'received accepted', [accepted, call('two', 'see', 'accepted', [9, 10.5])]],
  ['a look during a step sees it not yet', 'received accepted', [accepted, call('two', 'see', 'received', [10.5, 20])]],
  [
    'of two at once the later, which needs the other',
    'received accepted cancelled',
    [call('one', 'step', 'accepted', [10, 20]), call('ben', 'cancel', 'cancelled', [10, 12])],
  ],
])('%s is right', (_what, rows, calls) => {
  expect(fault(rows, ...calls)).toBeNull()
})

test.each<[string, string, Call[], string]>([
  [
    'an illegal way',
    'received ready',
    [call('one', 'step', 'ready', [10, 11])],
    'went an illegal way: received → ready',
  ],
  ['a way without a beginning', 'accepted', [accepted], 'went an illegal way: accepted'],
  ['a lost step', 'received', [accepted], 'has lost a step: "accepted" was answered to one'],
  [
    'one step that was answered to two',
    'received accepted',
    [accepted, call('two', 'step', 'accepted', [10, 12])],
    'has lost a step: "accepted" was answered to one',
  ],
  [
    'a lost undo',
    'received accepted',
    [accepted, correctedToReceived],
    'has lost a step: "received" was answered to one',
  ],
  ['a step that nobody took', 'received accepted', [], 'has a step that no client took: accepted'],
  ['an undo that nobody made', 'received -accepted', [accepted], 'has a step that no client took: accepted'],
  [
    'steps that were swapped',
    'received accepted cancelled',
    [call('ben', 'cancel', 'cancelled', [5, 6]), accepted],
    'has its steps in another order than they were answered',
  ],
  [
    'a look behind the times',
    'received accepted',
    [accepted, seenReceived],
    'was seen as it was not: received → accepted',
  ],
  [
    'a look at what never was',
    'received -accepted',
    [accepted, correctedToReceived, call('two', 'see', 'accepted', [16, 17])],
    'was seen as it was not: received → (accepted)',
  ],
  [
    'two faults at once',
    'received',
    [accepted, preparing],
    'has no order of steps that explains all answers: received',
  ],
])('%s is found', (_what, rows, calls, violation) => {
  expect(fault(rows, ...calls)).toBe(violation)
})
