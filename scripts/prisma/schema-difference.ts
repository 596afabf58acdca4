import { readFileSync } from 'node:fs'

import { inCheckout } from '../bootstrap/paths.mjs'
import { withSchemaEngine } from './schema-engine'

/** The SQL that would bring a database to prisma/schema.prisma, or '' if it is there already. */
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
