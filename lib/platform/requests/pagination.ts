import { z } from 'zod'

/** Where a page ended: newest first, ties by id. */
export interface Position {
  createdAt: Date
  id: string
}

/** Opaque to clients, so that its format may change. */
export function cursorAfter({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Of a query. */
export function cursorOf(idPattern: RegExp) {
  return z
    .string()
    .max(200)
    .transform((text, context): Position => {
      const position = parseCursor(text, idPattern)
      if (position) return position
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    })
    .optional()
}

export function parseCursor(cursor: string, idPattern: RegExp): Position | null {
  const [time = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^\d{1,15}$/.test(time) || !idPattern.test(id) || more.length > 0) return null
  return { createdAt: new Date(Number(time)), id }
}

/** The first condition is the one that an index can start at. */
export function afterPosition(cursor: Position | ChangePosition | undefined) {
  if (!cursor || isChangeCursor(cursor)) return {}
  const { createdAt, id } = cursor
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
}

/** Where a page of changes ended: by the transaction that wrote the row last, and its id. */
export interface ChangePosition {
  changedIn: string
  id: string
}

export function changeCursorAfter({ changedIn, id }: ChangePosition): string {
  return Buffer.from(`changed ${changedIn} ${id}`).toString('base64url')
}

export const changeCursor = z
  .string()
  .max(200)
  .transform((text, context): ChangePosition => {
    const [, changedIn, id = ''] =
      /^changed (\d{1,19}) ([\w-]{0,40})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
    if (changedIn !== undefined) return { changedIn, id }
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })

export function isChangeCursor(cursor: unknown): cursor is ChangePosition {
  return typeof cursor === 'object' && cursor !== null && 'changedIn' in cursor
}

export interface Page<Item> {
  items: Item[]
  next: string | null
}

/** `rows` has one more than the page: whether there is a next one. */
export function toPage<Row extends Position, Item>(rows: Row[], limit: number, view: (row: Row) => Item): Page<Item> {
  const onPage = rows.slice(0, limit)
  const last = onPage.at(-1)
  return { items: onPage.map(view), next: last && rows.length > limit ? cursorAfter(last) : null }
}

/** Of what has changed: there is a place to go on from also at its end. */
export interface ChangesPage<Item> {
  items: Item[]
  cursor: string
  hasMore: boolean
}
