import { createServer } from 'node:net'

import { expect, test } from 'vitest'

import { freePorts, refuseTakenPort } from './ports'

test('several free ports are different ones', async () => {
  const ports = await freePorts(5)
  expect(new Set(ports).size).toBe(5)
})

test('a taken port is one line that names the setting, on either address of localhost', async () => {
  const server = createServer()
  const port: number = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  try {
    await expect(refuseTakenPort({ port, host: 'localhost', setting: 'PORT' })).rejects.toThrow(
      new RegExp(`^Port ${port} is in use[^\n]+PORT=`),
    )
  } finally {
    server.close()
  }
  await refuseTakenPort({ port, host: 'localhost', setting: 'PORT' })
})
