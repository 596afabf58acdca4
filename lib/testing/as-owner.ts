import { Client } from 'pg'

/** What the shop itself may not do: as the owner of the tables, on a connection of its own. */
export async function asOwner(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_ADMIN_URL })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
