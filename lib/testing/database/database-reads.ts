import { Client } from 'pg'

interface Answered {
  rows?: unknown[]
}

/** How many rows PostgreSQL answers to what is asked meanwhile, in how many statements; nothing else may ask then. */
export async function rowsRead(work: () => Promise<unknown>): Promise<{ rows: number; statements: number }> {
  const read = { rows: 0, statements: 0 }
  const original = Client.prototype.query as (...args: unknown[]) => unknown
  const count = (answered: Answered | undefined) => {
    read.statements += 1
    read.rows += answered?.rows?.length ?? 0
  }
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      const callback = args.at(-1)
      if (typeof callback === 'function')
        return original.call(this, ...args.slice(0, -1), (error: unknown, answered?: Answered) => {
          count(answered)
          callback(error, answered)
        })
      const answer = original.call(this, ...args)
      if (answer instanceof Promise) void answer.then(count, () => undefined)
      return answer
    },
  })
  try {
    await work()
  } finally {
    Object.assign(Client.prototype, { query: original })
  }
  return read
}

interface Plan {
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>
}

/** How many blocks of tables and indexes PostgreSQL looks at for the questions that are asked meanwhile. */
export async function blocksRead(work: () => Promise<unknown>): Promise<number> {
  const asked = await questionsIn(work)
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  let blocks = 0
  for (const { text, values } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  await client.end()
  return blocks
}

const lookedAt = 'select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables'

/** How many rows PostgreSQL looks at in the transactions of that, those for foreign keys and triggers among them. */
export async function rowsLookedAt(work: () => Promise<unknown>): Promise<number> {
  let looked = 0
  const original = Client.prototype.query as (...args: unknown[]) => Promise<{ rows: { rows: number }[] }>
  const soFar = async (client: Client) => (await original.call(client, lookedAt)).rows[0]?.rows ?? 0
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      const { text = args[0] } = Object(args[0]) as { text?: unknown }
      const ask = () => original.call(this, ...args)
      if (/^\s*begin\b/i.test(String(text)))
        return ask().then(async (begun) => {
          looked -= await soFar(this)
          return begun
        })
      if (!/^\s*commit\b/i.test(String(text))) return ask()
      return soFar(this).then((rows) => {
        looked += rows
        return ask()
      })
    },
  })
  try {
    await work()
  } finally {
    Object.assign(Client.prototype, { query: original })
  }
  return looked
}

interface Question {
  text: string
  values: unknown[]
}

async function questionsIn(work: () => Promise<unknown>): Promise<Question[]> {
  const asked: Question[] = []
  const original = Client.prototype.query as (...args: unknown[]) => unknown
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      const [first, second] = args as [string | Question, unknown]
      const { text, values } =
        typeof first === 'string' ? { text: first, values: Array.isArray(second) ? second : [] } : first
      if (/^\s*(\(|select|with)/i.test(text)) asked.push({ text, values })
      return original.call(this, ...args)
    },
  })
  try {
    await work()
  } finally {
    Object.assign(Client.prototype, { query: original })
  }
  return asked
}
