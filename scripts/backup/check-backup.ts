import { randomBytes } from 'node:crypto'

import type { Client } from 'pg'

import { findWrongSums } from '../../lib/orders/reports/sums/wrong-sums'
import { messageOf, Stop } from '../bootstrap/stop.mjs'
import { ensureDatabase, inDatabase, withConnection } from '../launch/database/connection'
import type { Statement } from './read-backup'
import { restore } from './restore'
import { differencesOf, readSums, type Sums } from './tables'

const PREFIX = 'restore_check_'

export async function openScratch(url: string) {
  await withConnection(url, dropAbandoned)
  const name = `${PREFIX}${randomBytes(6).toString('hex')}`
  const scratch = inDatabase(url, name)
  await ensureDatabase(scratch).catch((error) => {
    throw error.code === INSUFFICIENT_PRIVILEGE ? mayNotCreate(url) : error
  })
  return {
    url: scratch,
    stop: () => withConnection(url, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

function mayNotCreate(url: string) {
  const role = decodeURIComponent(new URL(url).username)
  return new Stop(`A check makes a database of its own for a while, and "${role}" may not: it needs the right CREATEDB`)
}

/** Restores a backup into an empty database and counts it. Throws a Stop that names what is missing or differs. */
export async function checkBackup(
  scratchUrl: string,
  file: string,
  onRows: (table: string, rows: number) => void = () => {},
): Promise<Sums> {
  let found: Sums = {}
  const compare = async (client: Client, statement: Statement) => {
    found = await readSums(client)
    const problems = [...problemsOf(statement, found), ...(await findWrongSums(client))]
    if (problems.length > 0) throw new Stop(`${file} does not hold what it says:\n  ${problems.join('\n  ')}`)
  }
  try {
    await restore(scratchUrl, file, { onLoaded: compare, onRows })
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${file} cannot be restored: ${messageOf(error)}`)
  }
  return found
}

export function rowsOf(sums: Sums): number {
  return Object.values(sums).reduce((total, { rows }) => total + Number(rows), 0)
}

function problemsOf({ sums, isAsWritten }: Statement, found: Sums): string[] {
  if (!sums) return ['the sums that it was written with are missing']
  const changed = isAsWritten ? [] : ['the file was changed after it had been written']
  return [...changed, ...differencesOf(sums, found)]
}

async function dropAbandoned(client: Client) {
  const { rows } = await client.query(
    `select datname as name from pg_database d where starts_with(datname, $1)
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [PREFIX],
  )
  for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
}
