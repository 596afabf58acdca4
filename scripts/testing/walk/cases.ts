import { readdirSync } from 'node:fs'

import { contract } from '../../../app/api/v1/contract/table'
import type { CallerKind, OperationSpec } from '../../../app/api/v1/http/operation'
import { examples, operationQueries, pageQueries } from './examples'
import type { World } from './world'

export const visitors = ['visitor', 'customer', 'device', 'staff', 'manager', 'admin'] as const
export type Visitor = (typeof visitors)[number]

export interface Case {
  /** What is asked for, with the query by name, for people. */
  address: string
  by: Visitor
  kind: 'page' | 'answer' | 'file' | 'stream'
}

export function allCases(world: World): Case[] {
  return [...apiCases(world), ...pageCases(world)]
}

/** Every operation that reads, as those who may at the least; one that is not known how to ask for fails. */
function apiCases(world: World): Case[] {
  const reading = Object.entries<OperationSpec>(contract).filter(([, { method }]) => method === 'GET')
  return reading.flatMap(([name, { path, query, caller, answers }]) => {
    const asked = queriesOf(name, query !== undefined, operationQueries(world))
    const kind = answers === 'file' || answers === 'stream' ? answers : 'answer'
    const address = `/api/v1/${withExamples(path, world)}`
    return asked.flatMap((said) => callersOf(caller).map((by) => ({ address: withQuery(address, said), by, kind })))
  })
}

function callersOf(caller: CallerKind): Visitor[] {
  return caller === 'board' ? ['device', 'staff'] : [caller]
}

/** Every page of the tree: those of guests for guests, those of the office for each role, whatever it may open, and lists for the owner. */
function pageCases(world: World): Case[] {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) =>
      file
        .replace(/\/page\.tsx$/, '')
        .replaceAll(/\([^/]*\)\/?/g, '')
        .replace(/\/$/, ''),
    )
  return pages.flatMap((path) => {
    const address = `/${withExamples(path.replace('[locale]', 'de').replaceAll(/\[(\w+)\]/g, '{$1}'), world)}`
    const by: Visitor[] = path.startsWith('admin') ? ['staff', 'manager', 'admin'] : ['visitor', 'customer']
    const plain = by.map((visitor) => ({ address, by: visitor, kind: 'page' as const }))
    const asked = pageQueries(world)[path] ?? []
    return [
      ...plain,
      ...asked.map((said) => ({ address: withQuery(address, said), by: 'admin' as const, kind: 'page' as const })),
    ]
  })
}

/** Each part in braces by what stands before it. */
function withExamples(path: string, world: World): string {
  const parts = path.split('/')
  const known = examples(world)
  return parts
    .map((part, at) => {
      if (!part.startsWith('{')) return part
      const key = `${parts[at - 1]}/${part}`.replaceAll(/[{}]/g, '')
      const example = known[key]
      if (!example) throw new Error(`"${path}" wants an example of ${key}`)
      return encodeURIComponent(example)
    })
    .join('/')
}

function queriesOf(name: string, takesQuery: boolean, known: Record<string, string[]>): string[] {
  if (!takesQuery) return ['']
  const queries = known[name]
  if (!queries) throw new Error(`${name} takes a query, and there is no example of one`)
  return queries
}

function withQuery(address: string, query: string): string {
  return query ? `${address}?${query}` : address
}
