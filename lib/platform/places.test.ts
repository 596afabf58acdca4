import { beforeEach, expect, test } from 'vitest'
import { Places } from './places'

let room: Places
let inside: string[]

beforeEach(() => {
  room = new Places({ places: 2, mostWaiting: 2 })
  inside = []
})

/** Gives back what leaves; null: it was sent away. */
function come(name: string) {
  const place = room.take()
  void place?.entered.then(() => inside.push(name))
  return place && place.leave
}

/** Until everybody who may enter has. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever finds no place waits, and enters in the order of arrival', async () => {
  const [leaveFirst, leaveSecond] = [come('a'), come('b'), come('c'), come('d')]
  await settled()
  expect(inside).toEqual(['a', 'b'])
  leaveSecond?.()
  await settled()
  expect(inside).toEqual(['a', 'b', 'c'])
  leaveFirst?.()
  await settled()
  expect(inside).toEqual(['a', 'b', 'c', 'd'])
})

test('where too many wait the next is sent away, and another may wait once one has left the queue', async () => {
  const [leaveFirst, , leaveQueue] = [come('a'), come('b'), come('c'), come('d')]
  expect(come('e')).toBeNull()
  leaveQueue?.()
  expect(come('f')).not.toBeNull()
  expect(come('g')).toBeNull()
  leaveFirst?.()
  await settled()
  expect(inside).toEqual(['a', 'b', 'd'])
})

test('to leave twice frees one place', async () => {
  const [leaveFirst] = [come('a'), come('b'), come('c'), come('d')]
  leaveFirst?.()
  leaveFirst?.()
  await settled()
  expect(inside).toEqual(['a', 'b', 'c'])
})

test('who has left the queue does not enter, and takes no place from those behind', async () => {
  const [leaveFirst, leaveSecond, leaveQueue] = [come('a'), come('b'), come('c'), come('d')]
  leaveQueue?.()
  leaveQueue?.()
  leaveFirst?.()
  leaveSecond?.()
  come('e')
  come('f')
  await settled()
  expect(inside).toEqual(['a', 'b', 'd', 'e'])
})
