import { expect, test } from 'vitest'

import { refuseOldNode } from './command.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s is new enough', (version) => {
  expect(() => refuseOldNode(version)).not.toThrow()
})

test.each(['18.20.4', '20.18.3', '16.0.0'])('Node %s is refused in one line', (version) => {
  expect(() => refuseOldNode(version)).toThrow(`needs Node 20.19 or newer; this is Node ${version}`)
})
