import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Client } from 'pg'

export type BenchItem = { id: string; name: string; category: string; priceRappen: number }

/** Around the clock, so that the hour of the measurement does not matter. */
export async function keepOpen(client: Client) {
  await client.query(`
    delete from opening_hours where kind = 'kitchen';
    insert into opening_hours (kind, weekday, opens_minute, closes_minute)
    select 'kitchen', weekday, 0, 1440 from generate_series(1, 7) weekday`)
}

/** Adds copies of the demo's menu items until there are so many. */
export async function fillMenu(client: Client, count: number): Promise<BenchItem[]> {
  await client.query(
    `insert into menu_item (id, category_id, name, description, price_rappen, picture_hash, position,
       allergens_declared, allergens, origins, origin_required, tags, vat_class, minimum_age, updated_at)
     select gen_random_uuid(), category_id, name || ' ' || left(gen_random_uuid()::text, 8), description, price_rappen, picture_hash,
       position + 100 * copy, allergens_declared, allergens, origins, origin_required, tags, vat_class, minimum_age, now()
     from menu_item, generate_series(2, 100) copy
     order by copy, id limit greatest(0, $1 - (select count(*) from menu_item))`,
    [count],
  )
  const { rows } = await client.query(
    `select m.id, m.name, c.name as category, m.price_rappen as "priceRappen" from menu_item m
     join category c on c.id = m.category_id where m.available and m.sold_out_until is null order by m.id`,
  )
  return rows
}

/** The other chapters find the menu as it was. */
export async function withLongMenu<T>(client: Client, count: number, measure: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ id: string }>('select id from menu_item')
  try {
    await fillMenu(client, count)
    return await measure()
  } finally {
    await client.query('delete from menu_item where id <> all($1::uuid[])', [rows.map(({ id }) => id)])
  }
}

/** Verified customers with a complete profile and an open session each. */
export async function addCustomers(client: Client, count: number): Promise<{ id: string; token: string }[]> {
  const customers = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  for (const { id, token } of customers) await addSignedIn(client, { id, token, role: 'customer', door: 'shop' })
  return customers
}

export async function addSignedIn(
  client: Client,
  { id, token, role, door }: { id: string; token: string; role: string; door: string },
) {
  await client.query(
    `insert into users (id, email, password_hash, firstname, lastname, role, language, verified_at)
     values ($1, $1::uuid || '@example.com', 'none', 'Anna', 'Muster', $2, 'de', now())`,
    [id, role],
  )
  await client.query(
    `insert into billing_profile (user_id, firstname, lastname, street_address, postcode, city, contact_email, phone)
     values ($1, 'Anna', 'Muster', 'Langstrasse 1', '8004', 'Zürich', 'anna@example.com', '+41791234567')`,
    [id],
  )
  await client.query(
    `insert into session (id, user_id, door, token_hash, expires_at) values ($1, $2, $3, $4, now() + interval '1 day')`,
    [randomUUID(), id, door, createHash('sha256').update(token).digest('hex')],
  )
}
