import { readFileSync } from 'node:fs'

import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import * as engineCode from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

import { inCheckout } from '../bootstrap/paths.mjs'
import { readingChars } from './char-columns'

/**
 * Prisma's own migration engine, from its package instead of a download.
 * @param url of a live database
 */
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
  // The engine's Rust code tells a panic to this object before it ends.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } })
  const bytes = readFileSync(inCheckout('node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineCode })
  engineCode.__wbg_set_wasm(instance.exports)
  if (typeof instance.exports.__wbindgen_start === 'function') instance.exports.__wbindgen_start()
}
