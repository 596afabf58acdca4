import { statementsOf, type Statement } from './sql-statements'

/** They grow with every customer, order or change: a full scan takes minutes, and blocks writers meanwhile. */
const GROWING = [
  ...[
    'orders',
    'order_line',
    'status_change',
    'payment',
    'payment_refund',
    'order_reversal',
    'order_refund',
    'receipt',
    'proposal',
  ],
  ...['age_check', 'dish_done', 'outbox_mail', 'push_subscription', 'contact_message', 'users', 'session'],
  ...['one_time_code', 'billing_profile', 'access_link', 'audit_entry', 'page_view', 'picture_size', 'rate_limit'],
  ...['terms_snapshot', 'payment_entry'],
]

const growing = `(?:only )?"?(?:${GROWING.join('|')})\\b"?`
const table = new RegExp(`"?(${GROWING.join('|')})"?`)

interface Rule {
  refuses: RegExp
  unless?: RegExp
  instead: string
  /** Not a lock, but a failure of every instance of the previous release still running. */
  isContract?: boolean
}

const RULES: Rule[] = [
  {
    refuses: new RegExp(`create (unique )?index (?!concurrently).* on ${growing}`),
    instead: 'create index concurrently if not exists, alone in a migration of its own',
  },
  {
    refuses: new RegExp(`alter table (if exists )?${growing} .*alter (column )?"?\\w+"? (set data )?type `),
    instead: 'a new column, filled in portions by the program, and read once it is full',
  },
  {
    refuses: new RegExp(`alter table (if exists )?${growing} .*alter (column )?"?\\w+"? set not null`),
    instead: 'check (… is not null) not valid; validate it in the next migration; then PostgreSQL does not look again',
  },
  {
    refuses: new RegExp(`alter table (if exists )?${growing} .*( check \\(| foreign key | references )`),
    unless: /not valid/,
    instead: 'the constraint as "not valid", and "validate constraint" in the next migration',
  },
  {
    refuses: new RegExp(
      `alter table (if exists )?${growing} .*add (constraint "?\\w+"? )?(unique|primary key|exclude)`,
    ),
    unless: /using index/,
    instead: 'a unique index built concurrently in a migration of its own, then "add constraint … using index"',
  },
  {
    refuses: new RegExp(
      `alter table (if exists )?${growing} .*add .*(gen_random_uuid|clock_timestamp|random|nextval|serial|generated )`,
    ),
    instead: 'a nullable column, filled in portions by the program: this default writes every row anew',
  },
  {
    refuses: new RegExp(`(update ${growing}( as)?( \\w+)? set |delete from ${growing}|merge into ${growing})`),
    instead: 'the program changes the rows in portions, each in a transaction of its own',
  },
  {
    refuses: /^(lock|cluster|vacuum|reindex|truncate)\b/,
    instead: 'nothing of the kind while the shop is open',
  },
  {
    refuses: /alter table .*(drop column|drop "|rename )|drop (table|type|function|view)|alter type .*rename/,
    instead: 'first a release that does not use it; then this, with a comment "unused since: RELEASE"',
    isContract: true,
  },
]

const ALLOWED = /-- allowed: \S+ \S+/
const UNUSED = /-- unused since: \S+/

interface LongLock {
  line: number
  statement: string
  instead: string
}

/** A comment right before allows a statement: `-- allowed: why no client waits`, or `-- unused since: RELEASE`. */
export function longLocks(sql: string): LongLock[] {
  const statements = statementsOf(sql)
  const fresh = statements.flatMap(
    ({ text }) => /^create (?:unlogged )?table (?:if not exists )?"?(\w+)/.exec(text)?.[1] ?? [],
  )
  const found = statements.flatMap((statement) =>
    RULES.filter((rule) => isRefused(rule, statement, fresh)).map(({ instead }) => lockOf(statement, instead)),
  )
  return [...found, ...whatIsNotAlone(statements), ...validatedAtOnce(statements)]
}

function isRefused({ refuses, unless, isContract }: Rule, { text, comment }: Statement, fresh: string[]): boolean {
  const [match] = refuses.exec(text) ?? []
  if (match === undefined || unless?.test(text)) return false
  if ((isContract ? UNUSED : ALLOWED).test(comment)) return false
  // A table created in the same migration is empty.
  return !fresh.includes(table.exec(match)?.[1] ?? '')
}

/** A concurrent index cannot be in a transaction, and a second attempt finds the first one's remains. */
function whatIsNotAlone(statements: Statement[]): LongLock[] {
  return statements
    .filter(({ text }) => text.includes(' concurrently '))
    .filter(({ text }) => statements.length > 1 || !/^create (unique )?index concurrently if not exists /.test(text))
    .map((statement) => lockOf(statement, 'create index concurrently if not exists, alone in a migration of its own'))
}

/** The lock of the first lasts until the end of the second. */
function validatedAtOnce(statements: Statement[]): LongLock[] {
  const validated = statements.filter(({ text }) => text.includes('validate constraint'))
  if (validated.length === statements.length) return []
  return validated.map((statement) => lockOf(statement, '"validate constraint" in a migration of its own'))
}

function lockOf({ text, line }: Statement, instead: string): LongLock {
  return { line, statement: text.slice(0, 100), instead }
}
