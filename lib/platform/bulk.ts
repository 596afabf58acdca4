import { Prisma, type Tx } from './db'
import { toRow } from './rows'

/** The tables that many rows are written to at once. */
export type BulkTable =
  'audit_entry' | 'category' | 'menu_item' | 'menu_item_option_group' | 'option' | 'option_group' | 'option_size_price'

const rowsAtOnce = 500

/**
 * Writes new rows in few statements however many they are. Prisma's createMany counts every value as a parameter and
 * holds the process for seconds with some thousands of rows.
 */
export async function insertAll(tx: Tx, table: BulkTable, records: readonly object[]): Promise<void> {
  await writeAll(tx, table, records, () => Prisma.empty)
}

/** The same for rows that may be there already under their id; those become what the records say. */
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

/** All records have the same fields; a column that they do not have gets its default. */
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
