import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the migrations that this build brings: it works on a database that has had them all. */
export function listMigrations(root: string): string[] {
  const folder = join(root, 'prisma', 'migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** As the runner of migrations notes it in the history: see docs/decisions/0041-migrations.md. */
export const versionBeforeStops = 'The version before stops.'
