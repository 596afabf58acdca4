import type { Client } from 'pg'

/** Customers with a session and all that an order for pickup asks for, as rows: registering for real takes a mail each. */
export async function addSignedInCustomers(client: Client, count: number) {
  const { rows } = await client.query<{ id: string; token: string }>(
    `with one as (select gen_random_uuid() as id, gen_random_uuid()::text as token from generate_series(1, $1)),
     person as (
       insert into users (id, email, password_hash, firstname, lastname, role, language, verified_at)
       select id, id || '@example.com', 'none', 'Anna', 'Muster', 'customer', 'de', now() from one),
     profile as (
       insert into billing_profile (user_id, firstname, lastname, street_address, postcode, city, contact_email, phone)
       select id, 'Anna', 'Muster', 'Langstrasse 1', '8004', 'Zürich', 'anna@example.com', '+41791234567' from one),
     open as (
       insert into session (id, user_id, door, token_hash, expires_at)
       select gen_random_uuid(), id, 'shop', encode(sha256(token::bytea), 'hex'), now() + interval '1 day' from one)
     select id, token from one`,
    [count],
  )
  return rows
}
