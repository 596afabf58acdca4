/** Where a page of a list ended: lists run from the newest to the oldest, ties by id. */
export interface Position {
  createdAt: Date
  id: string
}

/** Opaque to clients, so that its make-up may change. */
export function cursorAfter({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Null for anything that cursorAfter did not write for a list with such ids. */
export function parseCursor(cursor: string, idPattern: RegExp): Position | null {
  const [time = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^\d{1,15}$/.test(time) || !idPattern.test(id) || more.length > 0) return null
  return { createdAt: new Date(Number(time)), id }
}

/** The where of everything behind a position; the first condition is the one that an index can begin at. */
export function behind({ createdAt, id }: Position) {
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}

export interface Page<Item> {
  items: Item[]
  /** The cursor of the next page; null: this was the last. */
  next: string | null
}

/** Cuts the row that was read only to see whether there are more. */
export function toPage<Row extends Position, Item>(rows: Row[], limit: number, view: (row: Row) => Item): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(view), next: last && rows.length > limit ? cursorAfter(last) : null }
}
