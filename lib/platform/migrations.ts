import { existsSync, readdirSync } from 'node:fs'

export function listMigrations(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** What the first line of a migration says, and the runner notes in the history: docs/decisions/0041-migrations.md. */
export const versionBefore = { goesOn: 'The version before goes on.', stops: 'The version before stops.' }
