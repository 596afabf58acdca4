import pg from 'pg'

import { messageOf, Stop } from '../../bootstrap/stop.mjs'
import { inTransaction, withConnection } from './connection'
import { lockMigrations, migrate } from './migrations'

/** One database as two roles: the owner of its tables, and the serving shop. */
export type DatabaseUrls = { adminUrl: string; appUrl: string }

/** Applies migrations and the app role's rights. Resolves to the names of the migrations applied now. */
export async function prepareDatabase(database: DatabaseUrls): Promise<string[]> {
  const applied = await migrate(database.adminUrl)
  await prepareAppRole(database)
  return applied
}

/** The app's role reads and writes rows only, which limits an attacker. Without a URL of its own it stays the owner. */
export async function prepareAppRole({ adminUrl, appUrl }: DatabaseUrls) {
  const [admin, app] = [loginOf(adminUrl), loginOf(appUrl)]
  if (app.database !== admin.database) throw new Stop('DATABASE_URL and DATABASE_ADMIN_URL name different databases')
  if (app.user === admin.user) return
  await withConnection(adminUrl, async (client) => {
    try {
      await inTransaction(client, async () => {
        // Two instances that start at once would change the same rows of the catalogue.
        await lockMigrations(client)
        await makeRole(client, app)
        await client.query(rightsOf(client.escapeIdentifier(app.user)))
      })
    } catch (error) {
      throw new Stop(`The role "${app.user}" of DATABASE_URL could not be prepared: ${messageOf(error)}`)
    }
  })
}

/** A warning about the serving role; undefined where all is well. */
export async function appRoleWarning({ adminUrl, appUrl }: DatabaseUrls): Promise<string | undefined> {
  const { user } = loginOf(appUrl)
  const { isSuperuser, ownsTables } = await withConnection(appUrl, readPowers).catch((error) => {
    throw new Stop(`DATABASE_URL opens no connection for "${user}": ${messageOf(error)}`)
  })
  const advice = 'see "A role of its own" in docs/operate.md'
  if (isSuperuser) return `The shop serves as "${user}", a superuser of its database server: ${advice}`
  // With one URL for both the operator has not asked for two roles.
  if (ownsTables && adminUrl !== appUrl) return `The shop serves as "${user}", which owns its tables: ${advice}`
  return undefined
}

async function readPowers(client: pg.Client): Promise<{ isSuperuser: boolean; ownsTables: boolean }> {
  const { rows } = await client.query(`
    select rolsuper as "isSuperuser", exists (select from pg_class c
      where c.relowner = r.oid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace) as "ownsTables"
    from pg_roles r where rolname = current_user`)
  return rows[0]
}

async function makeRole(client: pg.Client, { user, password }: { user: string; password: string }) {
  const found = await client.query('select from pg_roles where rolname = $1', [user])
  if (found.rowCount) return
  const limits = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(
    `create role ${client.escapeIdentifier(user)} ${limits} password ${client.escapeLiteral(password)}`,
  )
}

/** Also for tables that a later migration or a restore creates. */
function rightsOf(role: string) {
  return `
    revoke create on schema public from public;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    grant execute on all functions in schema public to ${role};
    alter default privileges grant select, insert, update, delete on tables to ${role};
    alter default privileges grant usage on sequences to ${role};
    alter default privileges grant execute on functions to ${role};
    revoke insert, update, delete on _prisma_migrations from ${role}`
}

/** As the driver reads the URL, which may name it in its query or leave it to the environment. */
function loginOf(url: string) {
  const { user = '', password, database = user } = new pg.Client({ connectionString: url })
  return { user, database, password: password ?? '' }
}
