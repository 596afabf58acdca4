import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { testFolder } from '../../../lib/testing/test-folder'
import { inCheckout } from '../../bootstrap/paths.mjs'
import { scratchDatabase } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { migrate } from './migrations'

const all = inCheckout('prisma', 'migrations')

/** As it was before the migrations from this one on. */
async function databaseBefore(migration: string): Promise<string> {
  const url = await scratchDatabase()
  const before = testFolder()
  for (const name of readdirSync(all).filter((each) => each < migration))
    cpSync(join(all, name), join(before, name), { recursive: true })
  await migrate(url, before)
  return url
}

test('what an owner wrote in two languages before there was one column for all is still there', async () => {
  const url = await databaseBefore('20261121210000')
  await withConnection(url, async (client) => {
    await client.query(`
      insert into category (id, name) values ('019a0000-0000-7000-8000-000000000001', 'Pizza');
      insert into menu_item (id, category_id, name, description, description_en, price_rappen)
        values ('019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-000000000001', 'Bärlauch', 'mit "Käse"', '', 1450);
      insert into shop (id, name, email, phone, street_address, postcode, city, header_note_de, header_note_en)
        values (1, 'x', 'x@x.ch', '1', 'x', '8004', 'x', 'Heute Terrasse', 'Terrace today');
      insert into closure (first_day, last_day, note_de, note_en) values ('2026-12-24', '2026-12-26', 'Weihnachten', 'Xmas')`)
    await migrate(url)
    const { rows } = await client.query(
      'select m.description, s.header_note, c.note from menu_item m, shop s, closure c',
    )
    expect(rows).toEqual([
      {
        description: { de: 'mit "Käse"', en: '' },
        header_note: { de: 'Heute Terrasse', en: 'Terrace today' },
        note: { de: 'Weihnachten', en: 'Xmas' },
      },
    ])
  })
})

test('of open orders that share a number the later ones get another, and finished ones keep theirs', async () => {
  const url = await databaseBefore('20261123140000')
  await withConnection(url, async (client) => {
    await client.query(`
      set session_replication_role = replica;
      insert into orders (id, payment_id, request_hash, status, fulfilment, language, business_day, subtotal_rappen,
        total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country,
        street_address, postcode, city, created_at, number)
      select 'ORD-20261120-000000000' || place, 'order ' || place, '', (case place when 2 then 'cancelled' else 'accepted' end)::order_status,
        'pickup', 'de', '2026-11-20', 0, 0, '', 16, '', '', '', '', 'CH', '', '', '', now() + place * interval '1 minute', 125
      from generate_series(1, 4) place;
      set session_replication_role = origin`)
    await migrate(url)
    const { rows } = await client.query('select number = 125 as kept, number from orders order by created_at')
    expect(rows.map(({ kept }) => kept)).toEqual([true, true, false, false])
    expect(rows[2].number).not.toBe(rows[3].number)
  })
})

test('old payments become rows, and every sum of before is a sum of now', async () => {
  const url = await databaseBefore('20261123100000')
  await withConnection(url, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(evening)
    await client.query('set session_replication_role = origin')
    const { rows: before } = await client.query(`
      select (select sum(amount_rappen)::int from payment where status = 'collected') as collected,
        (select sum(amount_rappen)::int from payment_refund) as refunded,
        (select count(*)::int from receipt) as receipts`)
    await migrate(url)
    const { rows: after } = await client.query(`
      select sum(amount_rappen) filter (where kind = 'collected')::int as collected,
        -sum(amount_rappen) filter (where kind = 'reversed')::int as refunded,
        (select count(*)::int from receipt) as receipts from payment_entry`)
    expect(after).toEqual(before)
    const { rows: payments } = await client.query('select status from payment order by order_id')
    expect(payments.map(({ status }) => status)).toEqual(['collected', 'pending', 'void', 'void', 'void'])
    const { rows: entries } = await client.query('select kind, method, amount_rappen from payment_entry order by id')
    expect(entries).toEqual([
      { kind: 'collected', method: 'cash', amount_rappen: 5070 },
      { kind: 'collected', method: 'cash', amount_rappen: 1690 },
      { kind: 'written_off', method: 'none', amount_rappen: 1690 },
      { kind: 'reversed', method: 'cash', amount_rappen: -1690 },
    ])
    const { rows: receipts } = await client.query(`
      select kind, content->'seller'->>'name' as seller, content->'totalRappen' as total, replaces_number
      from receipt order by number`)
    expect(receipts).toEqual([
      { kind: 'sale', seller: 'Limmat Grill', total: 5072, replaces_number: null },
      { kind: 'sale', seller: 'Limmat Grill', total: 1690, replaces_number: null },
      { kind: 'reversal', seller: 'Limmat Grill', total: 1690, replaces_number: 2 },
    ])
    // The first was in the drawer that was counted; the others come to the next count.
    const { rows: counted } = await client.query(`
      select kind from payment_entry where id <= (select through_entry_id from cash_up) order by id`)
    expect(counted).toEqual([{ kind: 'collected' }])
  })
})

/** Collected; still to be collected; cancelled; written off; collected and reversed. One count after the first. */
const evening = `
  insert into shop (id, name, email, phone, street_address, postcode, city)
    values (1, 'Limmat Grill', 'x@x.ch', '1', 'x', '8004', 'Zürich');
  insert into orders (id, payment_id, request_hash, status, fulfilment, language, business_day, subtotal_rappen,
    total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country,
    street_address, postcode, city, created_at, updated_at, number)
  select 'ORD-20261120-000000000' || place, 'order ' || place, '', status::order_status, 'pickup', 'de', '2026-11-20', total,
    total, 'Cash on Delivery', 16, '', '', '', '', 'CH', '', '', '', '2026-11-20 18:00Z', '2026-11-20 20:00Z', 100 + place
  from (values (1, 'completed', 5072), (2, 'accepted', 1690), (3, 'cancelled', 1690), (4, 'completed', 1690),
    (5, 'completed', 1690)) sold (place, status, total);
  insert into payment (id, order_id, method, status, amount_rappen, rounding_rappen, collected_at)
  select gen_random_uuid(), id, 'Cash on Delivery',
    (array['collected', 'pending', 'void', 'void', 'collected'])[right(id, 1)::int]::payment_status,
    round(total_rappen / 5.0)::int * 5, round(total_rappen / 5.0)::int * 5 - total_rappen,
    case right(id, 1) when '1' then '2026-11-20 18:30Z'::timestamptz when '5' then '2026-11-20 19:30Z' end
  from orders;
  insert into receipt (year, number, order_id, kind, given_at)
    values (2026, 1, 'ORD-20261120-0000000001', 'sale', '2026-11-20 18:30Z'),
      (2026, 2, 'ORD-20261120-0000000005', 'sale', '2026-11-20 19:30Z'),
      (2026, 3, 'ORD-20261120-0000000005', 'reversal', '2026-11-21 10:00Z');
  insert into order_reversal (order_id, reason, at, business_day, total_rappen)
    values ('ORD-20261120-0000000005', 'Storno', '2026-11-21 10:00Z', '2026-11-21', 1690);
  insert into payment_refund (payment_id, amount_rappen, at)
  select id, 1690, '2026-11-21 10:00Z' from payment where order_id = 'ORD-20261120-0000000005';
  insert into cash_up (id, since, until, business_day, created_at, float_rappen, taken_rappen, refunded_rappen,
    counted_rappen, difference_rappen)
  values (gen_random_uuid(), '2026-11-20 04:00Z', '2026-11-20 19:00Z', '2026-11-20', '2026-11-20 19:00Z', 0, 5070, 0, 5070, 0)`
