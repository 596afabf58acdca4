import { closeSync, openSync, readSync, statSync } from 'node:fs'

import type { Client } from 'pg'

/** PostgreSQL writes into its log what each statement of the shop has read, of those that take more than a moment. */
export async function explainAll(client: Client): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '20ms',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
  }
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${client.database} set ${name} = '${value}'`)
}

export interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Node[]
}

interface Entry {
  'Query Text': string
  Plan: Node
}

/** So many blocks of 8 KB, three quarters of the largest table's; an index costs three for each row that is looked up. */
const mostBlocks = 100_000
/** More for each row that is changed: a new place in each index of its table. */
const mostBlocksOfChange = 30
/** A table of more rows grows with the guests. */
const large = 50_000
/** A quarter of the orders, by whatever index. */
const mostRows = 250_000
/** Two years of days, whoever comes: it ends with them. */
const bounded = new Set(['page_view'])

/** What is wrong with the plans that were written since the last time. */
export function planReader(log: string): () => string[] {
  let position = statSync(log).size
  return () => {
    const written = Buffer.alloc(statSync(log).size - position)
    const file = openSync(log, 'r')
    readSync(file, written, { position })
    closeSync(file)
    position += written.length
    return faultsOfPlans(written.toString())
  }
}

/** In a part of the log. */
export function faultsOfPlans(log: string): string[] {
  return [...new Set(entriesIn(log).flatMap(faultsOfPlan))]
}

function faultsOfPlan({ 'Query Text': query, Plan }: Entry): string[] {
  const said = query.replaceAll(/\s+/g, ' ').slice(0, 80)
  const whole = nodesIn(Plan)
    .filter((node) => rowsSeen(node) > (node['Node Type'] === 'Seq Scan' ? large : mostRows))
    .filter((node) => node['Relation Name'] && !bounded.has(node['Relation Name']))
    .map((node) => `reads all of ${node['Relation Name']} (${said})`)
  const blocks = (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)
  const most = mostBlocks + mostBlocksOfChange * rowsChanged(Plan)
  return blocks > most ? [...whole, `looks at more than ${most} blocks (${said})`] : whole
}

function rowsChanged(plan: Node): number {
  const changes = nodesIn(plan).filter((node) => node['Node Type'] === 'ModifyTable')
  return changes.reduce((sum, { Plans: [changed] = [] }) => sum + (changed ? rowsSeen(changed) : 0), 0)
}

function rowsSeen({
  'Actual Rows': rows = 0,
  'Actual Loops': loops = 1,
  'Rows Removed by Filter': removed = 0,
}: Node): number {
  return (rows + removed) * loops
}

function nodesIn(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesIn)]
}

/** In the log a plan goes on over lines that begin with a tab. */
function entriesIn(log: string): Entry[] {
  const plans = log.matchAll(/ plan:\n((?:\t.*\n)+)/g)
  return [...plans].map(([, text = '']) => JSON.parse(text) as Entry)
}
