import { Client } from 'pg'

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
