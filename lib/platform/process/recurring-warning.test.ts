import type { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { pool } from '@/lib/platform/database/pool'
import { recurringWarning } from './log'
import { linesLoggedDuring } from '@/lib/testing/logged-lines'

test('a thousand failures of an hour are sixty lines, and each says how many it stands for', async () => {
  const warn = recurringWarning('it is down')
  const lines = await linesLoggedDuring(() => {
    for (let failure = 0; failure < 3600; failure += 1) warn(new Error('no answer'), failure * 1000 + 1)
  })
  expect(lines).toHaveLength(60)
  expect(lines[0]).toMatchObject({ level: 'warn', msg: 'it is down', err: { message: 'no answer' }, leftOut: 0 })
  expect(lines[1]).toMatchObject({ leftOut: 59 })
})

test('an idle connection that breaks is written down with its cause', async () => {
  const emitter: EventEmitter = pool()
  // Files before may have left connections that were warned about, at times of their own.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01') })
  const lines = await linesLoggedDuring(() => {
    for (let broken = 0; broken < 10; broken += 1) emitter.emit('error', new Error('terminated'))
  })
  expect(lines).toMatchObject([{ level: 'warn', err: { message: 'terminated' } }])
})
