import { Prisma, type Tx } from './db'

export interface Expected {
  expectedVersions?: readonly number[] | undefined
}

interface Versioned extends Expected {
  table: 'category' | 'menu_item' | 'option_group' | 'shop'
  id: string | number
}

/** Checks and locks in one statement: of two callers with the same version the second finds another one. */
export async function lockVersion(tx: Tx, { table, id, expectedVersions }: Versioned): Promise<boolean> {
  if (!expectedVersions) return true
  const rows = await tx.$queryRaw<object[]>`
    select 1 from ${Prisma.raw(table)}
    where id::text = ${String(id)} and version = any(${[...expectedVersions]}::int[]) for update`
  return rows.length > 0
}
