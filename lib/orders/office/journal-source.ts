import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import type { Column, Row } from '@/lib/orders/reports/report-tables'
import type { Period } from '@/lib/orders/reports/sums/period'

export interface Source {
  columns: Column[]
  pages: AsyncIterable<Row[]>
}

export interface Asked extends Period {
  manager: Manager
  language: Language
}

export const atOnce = 500

/** Page by page: each read begins behind the last record of the one before. */
export async function* pagesOf<Item>(read: (last: Item | undefined) => Promise<Item[]>, rowsOf: (item: Item) => Row[]) {
  let last: Item | undefined
  do {
    const items = await read(last)
    yield items.flatMap(rowsOf)
    last = items.length === atOnce ? items.at(-1) : undefined
  } while (last)
}
