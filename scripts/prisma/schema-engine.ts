import { readFileSync } from 'node:fs'
import type { EventEmitter } from 'node:events'

import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlQuery } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import * as engineCode from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg, { type Pool, type PoolClient } from 'pg'
import { PrismaPg } from '@prisma/adapter-pg'

import { inCheckout } from '../bootstrap/paths.mjs'

export async function withSchemaEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await loadEngine()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const adapter = bindMigrationAwareSqlAdapterFactory(readingChars(pool))
  const engine = await engineCode.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter)
  try {
    return await work(engine)
  } finally {
    engine.free()
    await pool.end()
  }
}

let loading: Promise<void> | undefined

function loadEngine() {
  loading ??= instantiate()
  return loading
}

async function instantiate() {
  // The engine's Rust code reports a panic to this object before it ends.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } })
  const bytes = readFileSync(inCheckout('node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineCode })
  engineCode.__wbg_set_wasm(instance.exports)
  if (typeof instance.exports.__wbindgen_start === 'function') instance.exports.__wbindgen_start()
}

const CHAR = 18
const TEXT = 25

/** The adapter does not know the catalogue's type "char": it gets text, Prisma's engine char. */
function readingChars(pool: Pool) {
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

function onRowDescription(client: PoolClient, read: (fields: { dataTypeID: number }[]) => void) {
  const { connection } = client as unknown as { connection: EventEmitter }
  connection.prependListener('rowDescription', ({ fields }) => read(fields))
}

export function schemaDifference(url: string): Promise<string> {
  const path = inCheckout('prisma', 'schema.prisma')
  const files = [{ path, content: readFileSync(path, 'utf8') }]
  return withSchemaEngine(url, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: inCheckout() },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return isEmpty(stdout) ? '' : (stdout ?? '')
  })
}

function isEmpty(script: string | null) {
  return !script || /^\s*(-- This is an empty migration\.)?\s*$/.test(script)
}
