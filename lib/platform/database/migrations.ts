import { existsSync, readdirSync } from 'node:fs'

export function listMigrations(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const lastBeforeBaseline = '20261129130200_changes_are_announced'
export const countBeforeBaseline = 132

/** One of those that the baseline replaces, as a shop of before 1.0 has them: docs/decisions/0041-migrations.md. */
export function isBeforeBaseline(name: string): boolean {
  return name > '2' && name <= lastBeforeBaseline
}

/** What the first line of a migration says, and the runner notes in the history: docs/decisions/0041-migrations.md. */
export const versionBefore = { goesOn: 'The version before goes on.', stops: 'The version before stops.' }
