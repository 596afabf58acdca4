import { readFileSync } from 'node:fs'

import { inCheckout } from '../launch/paths.mjs'
import { withSchemaEngine } from './schema-engine.mjs'

/**
 * The SQL that would bring a database to prisma/schema.prisma, or '' if it is there already.
 * @param {string} url
 * @returns {Promise<string>}
 */
export function schemaDifference(url) {
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

/** @param {string | null} script */
function isEmpty(script) {
  return !script || /^\s*(-- This is an empty migration\.)?\s*$/.test(script)
}
