import pg from 'pg'
import { keepFilesApart } from '../forget-process'

// Runs around each file that asks no database: several share a thread and its modules.

keepFilesApart()

pg.Client.prototype.connect = () => {
  throw new Error(
    'This test asks the database: import lib/platform/database/db, lib/platform/database/pool or a file of lib/testing that does, and it gets one',
  )
}
