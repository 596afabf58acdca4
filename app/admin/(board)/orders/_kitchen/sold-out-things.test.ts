import { expect, test } from 'vitest'
import type { BoardOrder } from '@/lib/orders/answers'
import { thingsOf } from './sold-out-things'

type Item = BoardOrder['items'][number]

const option = (id: string, group: string) => ({ option_id: id, name: id, group }) as Item['options'][number]
const item = (id: string | null, options: Item['options'] = []) =>
  ({ menu_item_id: id, name: id ?? '', options }) as Item

const idsOf = (items: Item[]) => thingsOf({ items }).map(({ id }) => id)

test('options stand below their dish, each once, wherever it was chosen again', () => {
  const cheese = option('cheese', 'Extras')
  const lines = [
    item('pizza', [option('40 cm', 'Size'), cheese]),
    item('cola'),
    item('burger', [cheese]),
    item('pizza'),
  ]
  expect(idsOf(lines)).toEqual(['pizza', '40 cm', 'cheese', 'cola', 'burger'])
})

test('a dish that was deleted since cannot be sold out, what was chosen with it can', () => {
  expect(thingsOf({ items: [item(null, [option('cheese', 'Extras')])] })).toEqual([
    { id: 'cheese', name: 'cheese', group: 'Extras' },
  ])
})
