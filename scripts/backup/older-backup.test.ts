import { expect, test } from 'vitest'

import { inCheckout } from '../bootstrap/paths.mjs'
import { withConnection } from '../launch/database/connection'
import { migrate } from '../launch/database/migrations'
import { scratchDatabase } from '../testing/scratch-database'
import { restore } from './restore'

// The shop as it was on 21 November 2026, with its migrations of that day: the demo with three of its pictures, an owner, a
// customer and twenty orders. It stands for those that lie in an operator's cupboard: its rows never change.
const file = inCheckout('scripts', 'backup', 'of-november-21.backup')

test('a backup of a version long ago becomes a shop of today', async () => {
  const url = await scratchDatabase()
  await restore(url, file)
  expect(await migrate(url)).toEqual([])
  await withConnection(url, async (client) => {
    const { rows } = await client.query(`
      select (select count(*)::int from menu_item) as dishes, (select count(*)::int from picture_size) as pictures,
        (select role::text from users where email = 'owner@example.com') as owner,
        (select sum(total_rappen)::int from orders) as rappen, (select sum(amount_rappen)::int from payment_entry) as paid,
        (select sum((content->>'totalRappen')::int)::int from receipt) as receipts,
        (select count(*)::int from order_line where menu_item_id is not null) as lines,
        (select bool_and(line.options = '[]' and line.vat_per_mille = 26) from order_line line) as "isKept",
        (select count(*)::int from status_change) as steps`)
    const sums = { rappen: 58_000, paid: 58_000, receipts: 58_000, lines: 20, isKept: true, steps: 100 }
    expect(rows).toEqual([{ dishes: 49, pictures: 3, owner: 'admin', ...sums }])
  })
})
