import { Prisma, type Tx } from './db'

/** What a caller says that he has seen: the change is for one of these versions. Absent: for whatever there is. */
export interface Expected {
  expectedVersions?: readonly number[] | undefined
}

interface Versioned extends Expected {
  table: 'category' | 'menu_item' | 'option_group' | 'shop'
  id: string | number
}

/**
 * Whether the row still has an expected version. Locks it with the same statement, so that of two who have seen the same
 * version the second waits for the first and finds another one.
 */
export async function lockVersion(tx: Tx, { table, id, expectedVersions }: Versioned): Promise<boolean> {
  if (!expectedVersions) return true
  const rows = await tx.$queryRaw<object[]>`
    select 1 from ${Prisma.raw(table)}
    where id::text = ${String(id)} and version = any(${[...expectedVersions]}::int[]) for update`
  return rows.length > 0
}
