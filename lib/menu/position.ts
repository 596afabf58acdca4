import { Prisma, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'

type Ordered = 'category' | 'menu_item'

export const inOrder = [{ position: 'asc' as const }, { createdAt: 'asc' as const }, { id: 'asc' as const }]

/** The position behind everything else. */
export async function nextPosition(tx: Tx, table: Ordered): Promise<number> {
  const [row] = await tx.$queryRaw<{ next: number }[]>`
    select coalesce(max(position) + 1, 0) as next from ${Prisma.raw(table)}`
  return row?.next ?? 0
}

/** Puts one row before another, or last; all are numbered anew, so that equal positions cannot remain. */
export async function place(tx: Tx, table: Ordered, { id, beforeId }: { id: string; beforeId: string | null }) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(table)} where id <> ${id}::uuid order by position, created_at, id`
  const others = rows.map((row) => row.id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (at === -1) throw new Refusal('invalid_fields', { fields: { beforeId: 'invalid' } })
  await placeAll(tx, table, others.toSpliced(at, 0, id))
}

/** Numbers the rows in this order; options of several groups together keep the order within each. */
export async function placeAll(tx: Tx, table: Ordered | 'option', ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update ${Prisma.raw(table)} as row set position = numbered.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as numbered (id, position)
    where row.id = numbered.id and row.position <> numbered.position - 1`
}
