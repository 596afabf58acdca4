import { randomBytes, randomUUID } from 'node:crypto'

import type { Client } from 'pg'

import { hashPassword } from '../../../lib/accounts/password'
import { inTransaction, withConnection } from './connection'

const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Resolves to the password only if it was generated now. */
export async function createFirstAdmin(
  url: string,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD?: string | undefined },
): Promise<{ email: string; password?: string }> {
  return withConnection(url, (client) =>
    inTransaction(client, async () => {
      // Two instances may start on one empty database.
      await client.query(`select pg_advisory_xact_lock(hashtext('first administrator'))`)
      const { rows } = await client.query(
        `select email from users where role = 'admin' order by created_at, id limit 1`,
      )
      if (rows[0]) return { email: rows[0].email }
      const password = ADMIN_PASSWORD ?? newPassword()
      await writeAdmin(client, ADMIN_EMAIL, password)
      return ADMIN_PASSWORD ? { email: ADMIN_EMAIL } : { email: ADMIN_EMAIL, password }
    }),
  )
}

/** Ends all sessions and removes the second factor, which may be stolen or lost. */
export async function resetAdmin(
  url: string,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: { ADMIN_EMAIL: string; ADMIN_PASSWORD?: string | undefined },
) {
  const password = ADMIN_PASSWORD ?? newPassword()
  const hadFactor = await withConnection(url, (client) =>
    inTransaction(client, async () => {
      await writeAdmin(client, ADMIN_EMAIL, password)
      await client.query(
        `delete from session using users where users.id = session.user_id and lower(users.email) = lower($1)`,
        [ADMIN_EMAIL],
      )
      const { rowCount } = await client.query(
        `delete from second_factor using users where users.id = second_factor.user_id and lower(users.email) = lower($1)`,
        [ADMIN_EMAIL],
      )
      return (rowCount ?? 0) > 0
    }),
  )
  return { email: ADMIN_EMAIL, password, hadFactor }
}

async function writeAdmin(client: Client, email: string, password: string) {
  await client.query(
    `insert into users (id, email, password_hash, firstname, lastname, role, verified_at)
     values ($1, $2, $3, 'Admin', 'User', 'admin', now())
     on conflict (lower(email)) do update
       set password_hash = excluded.password_hash, role = 'admin', verified_at = now(), disabled_at = null`,
    [randomUUID(), email, await hashPassword(password)],
  )
}

/** Four groups that can be read aloud and typed: almost 100 bits without look-alikes. */
function newPassword() {
  const characters = Array.from(randomBytes(20), (byte) => CHARACTERS[byte % CHARACTERS.length])
  return characters.join('').replace(/(.{5})(?!$)/g, '$1-')
}
