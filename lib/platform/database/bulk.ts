import { Prisma, type Tx } from './db'
import { toRow } from './rows'

export type BulkTable =
  | 'audit_entry'
  | 'category'
  | 'menu_item'
  | 'menu_item_option_group'
  | 'menu_item_option_price'
  | 'option'
  | 'option_group'
  | 'option_size_price'

const rowsAtOnce = 500

/** Prisma's createMany binds every value and blocks the process for seconds with thousands of rows. */
export async function insertAll(tx: Tx, table: BulkTable, records: readonly object[]): Promise<void> {
  await writeAll(tx, table, records, () => Prisma.empty)
}

export async function upsertAll(
  tx: Tx,
  table: BulkTable,
  records: readonly ({ id: string } & object)[],
): Promise<void> {
  await writeAll(tx, table, records, (columns) => {
    const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ')
    return Prisma.raw(`on conflict (id) do update set ${changes}`)
  })
}

/** All records must have the same fields; other columns get their default. */
async function writeAll(
  tx: Tx,
  table: BulkTable,
  records: readonly object[],
  otherwise: (columns: string[]) => Prisma.Sql,
): Promise<void> {
  for (let at = 0; at < records.length; at += rowsAtOnce) {
    const rows = records.slice(at, at + rowsAtOnce).map(toRow)
    const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`)
    const all = Prisma.raw(columns.join(', '))
    await tx.$executeRaw`
      insert into ${Prisma.raw(table)} (${all})
      select ${all} from jsonb_populate_recordset(null::${Prisma.raw(table)}, ${JSON.stringify(rows)}::jsonb)
      ${otherwise(columns)}`
  }
}
