import pg from 'pg'
import { afterAll, vi } from 'vitest'
import { forgetProcess } from './forget-process'

// Runs around each file that asks no database: several share a thread and its modules.

forgetProcess()

pg.Client.prototype.connect = () => {
  throw new Error(
    'This test asks the database: import lib/platform/db, lib/platform/pool or a file of lib/testing that does, and it gets one',
  )
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
