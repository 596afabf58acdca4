import type { EventEmitter } from 'node:events'

import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, type SqlQuery } from '@prisma/driver-adapter-utils'
import type { Pool, PoolClient } from 'pg'

const CHAR = 18
const TEXT = 25

/**
 * Prisma's migration engine reads PostgreSQL's catalogue, which has columns of the type "char".
 * The adapter does not know that type and the engine takes no other: the adapter sees text, the engine char.
 * @param pool of one connection, so that an answer belongs to the question before it
 */
export function readingChars(pool: Pool) {
  let areChars: boolean[] = []
  pool.on('connect', (client) => {
    onRowDescription(client, (fields) => {
      areChars = fields.map(({ dataTypeID }) => dataTypeID === CHAR)
      for (const field of fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
    })
  })
  const factory = new PrismaPg(pool)
  const connect = factory.connect.bind(factory)
  return Object.assign(factory, {
    connect: async () => {
      const adapter = await connect()
      const queryRaw = adapter.queryRaw.bind(adapter)
      return Object.assign(adapter, {
        queryRaw: async (query: SqlQuery) => {
          const result = await queryRaw(query)
          const types = result.columnTypes.map((type, column) => (areChars[column] ? ColumnTypeEnum.Character : type))
          return { ...result, columnTypes: types }
        },
      })
    },
  })
}

/** Ahead of the client's own reading of it. */
function onRowDescription(client: PoolClient, read: (fields: { dataTypeID: number }[]) => void) {
  const { connection } = client as unknown as { connection: EventEmitter }
  connection.prependListener('rowDescription', ({ fields }) => read(fields))
}
