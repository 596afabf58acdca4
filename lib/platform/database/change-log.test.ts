import { expect, test } from 'vitest'
import { ChangeLog } from '../events'

function logOf(...ids: string[]): ChangeLog {
  const log = new ChangeLog()
  for (const id of ids) log.add(id)
  return log
}

test('what changed after a position is named once, however often it changed', () => {
  const log = logOf('a', 'b')
  const { position } = log
  expect(log.since(position)).toEqual([])
  for (const id of ['c', 'a', 'c']) log.add(id)
  expect(log.since(position)).toEqual(['c', 'a'])
})

test('a position before a gap, of another process, from the future or made up says nothing', () => {
  const log = logOf('a')
  const { position } = log
  expect(logOf('a').since(position)).toBeNull()
  for (const madeUp of [null, '', 'x', position.replace(/\d+$/, '99'), position.replace(/\d+$/, 'x')])
    expect(log.since(madeUp)).toBeNull()
  log.restart()
  log.add('a')
  expect(log.since(position)).toBeNull()
})

test('more than it keeps is as good as a gap', () => {
  const log = logOf('a')
  const { position } = log
  for (let count = 0; count < 1000; count++) log.add(`b${count}`)
  expect(log.since(position)).toHaveLength(1000)
  log.add('c')
  expect(log.since(position)).toBeNull()
})
