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
