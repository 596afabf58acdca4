import { expect, test } from 'vitest'
import { oneByOne } from './send-refunds'

test('a row that nothing can be done with keeps no other waiting', async () => {
  const done: string[] = []
  await oneByOne([{ id: 'odd' }, { id: 'even' }], async ({ id }) => {
    if (id === 'odd') throw new Error('on purpose')
    done.push(id)
  })
  expect(done).toEqual(['even'])
})
