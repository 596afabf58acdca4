import { readFileSync } from 'node:fs'

import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engineCode from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

import { inCheckout } from '../launch/paths.mjs'
import { readingChars } from './char-columns.mjs'

/**
 * Prisma's own migration engine, from its package instead of a download.
 * @template T
 * @param {string} url of a live database
 * @param {(engine: import('@prisma/schema-engine-wasm').SchemaEngine) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSchemaEngine(url, work) {
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

/** @type {Promise<void> | undefined} */
let loading

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
