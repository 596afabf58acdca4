import { expect, test } from 'vitest'

import { onCpuTime, type TraceEvent } from './cpu-time'

const thread = { ph: 'X', pid: 1, tid: 2 }

test('a task that waited for a processor takes as long as it has computed, and so does what happened in it', () => {
  const task = { ...thread, name: 'RunTask', ts: 1000, dur: 100, tdur: 40 }
  const layout = { ...thread, name: 'Layout', ts: 1050, dur: 20, tdur: 20 }
  const paint = { ...thread, ph: 'I', name: 'firstContentfulPaint', ts: 1100 }
  expect(onCpuTime([layout, task, paint])).toEqual([
    { ...layout, ts: 1020, dur: 8 },
    { ...task, dur: 40 },
    // Not in the task any more.
    paint,
  ])
})

test('a task within another keeps its part of it', () => {
  const outer = { ...thread, name: 'ThreadControllerImpl::RunTask', ts: 0, dur: 200, tdur: 100 }
  const inner = { ...thread, name: 'RunTask', ts: 100, dur: 50, tdur: 50 }
  expect(onCpuTime([outer, inner])).toMatchObject([{ dur: 100 }, { ts: 50, dur: 25 }])
})

test('what another thread does meanwhile, and what tells no time of a processor, stays as it was', () => {
  const task = { ...thread, name: 'RunTask', ts: 0, dur: 100, tdur: 10 }
  const others: TraceEvent[] = [
    { ...thread, tid: 3, name: 'ResourceSendRequest', ts: 50 },
    { ...thread, tid: 4, name: 'RunTask', ts: 20, dur: 60 },
  ]
  expect(onCpuTime([task, ...others]).slice(1)).toEqual(others)
})
