import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { scratchDatabase } from '../../testing/scratch-database'
import { withConnection } from './connection'
import { migrate } from './migrations'

const all = inCheckout('prisma', 'migrations')

/** As it was before the migrations from this one on. */
async function databaseBefore(migration: string): Promise<string> {
  const url = await scratchDatabase()
  const before = mkdtempSync(join(tmpdir(), 'before-'))
  for (const name of readdirSync(all).filter((each) => each < migration))
    cpSync(join(all, name), join(before, name), { recursive: true })
  await migrate(url, before)
  rmSync(before, { recursive: true })
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
