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

/**
 * A statement may look at so many blocks of 8 KB, half of the orders' own; a page of a list needs a few hundred, what weeks
 * of orders say of the dishes once a day some thousand.
 */
const mostBlocks = 40_000
/** A table of more rows grows with the guests. */
const large = 50_000
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
    .filter(
      (node) => node['Node Type'] === 'Seq Scan' && rowsSeen(node) > large && !bounded.has(node['Relation Name'] ?? ''),
    )
    .map((node) => `reads all of ${node['Relation Name']} (${said})`)
  const blocks = (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)
  return blocks > mostBlocks ? [...whole, `looks at more than ${mostBlocks} blocks (${said})`] : whole
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
