import { expect, test } from 'vitest'

import { faultsOfPlans } from './plans'

const seq = (rows: number) => ({
  'Node Type': 'Seq Scan',
  'Relation Name': 'orders',
  'Actual Rows': rows,
  'Rows Removed by Filter': 1,
  'Actual Loops': 3,
})

function logged(plan: object): string {
  const text = JSON.stringify({ 'Query Text': 'select\n  1', Plan: plan }, null, 2).replaceAll('\n', '\n\t')
  return `2026-11-20 LOG:  duration: 21 ms  plan:\n\t${text}\n2026-11-20 LOG:  next\n`
}

test('a large table that is read as a whole, below other nodes, by several workers', () => {
  const plan = { 'Node Type': 'Gather', Plans: [seq(20_000)] }
  expect(faultsOfPlans(logged(plan) + logged(plan))).toEqual(['reads all of orders (select 1)'])
})

test('a small one may be', () => {
  expect(faultsOfPlans(logged(seq(10_000)))).toEqual([])
})

test('an index that is walked from end to end, and one that is looked into too often', () => {
  const walked = { ...seq(300_000), 'Node Type': 'Index Only Scan', 'Actual Loops': 1 }
  expect(faultsOfPlans(logged(walked))).toEqual(['reads all of orders (select 1)'])
  const plan = { 'Node Type': 'Index Scan', 'Shared Hit Blocks': 1_000_000, 'Shared Read Blocks': 6_077 }
  expect(faultsOfPlans(logged(plan))).toEqual(['looks at more than 100000 blocks (select 1)'])
})

test('a change may look at each index for each of its rows', () => {
  const change = (rows: number) => ({
    'Node Type': 'ModifyTable',
    'Shared Hit Blocks': 110_000,
    Plans: [{ 'Node Type': 'Index Scan', 'Actual Rows': rows, 'Actual Loops': 1 }],
  })
  expect(faultsOfPlans(logged(change(2_000)))).toEqual([])
  expect(faultsOfPlans(logged(change(200)))).toEqual(['looks at more than 106000 blocks (select 1)'])
})
