import { pool } from './db'
import { log } from './log'
import { refusalForOutage } from './outage'
import { recurringWarning } from './recurring-warning'

const freshMs = 5000
const answerWithinMs = 1500

/**
 * Makes PostgreSQL write 250 kB into a file of its own and throw it away, and asks whether it takes writes at all. No
 * row changes and no lock is held, so that the question leaves nothing behind, however often it is put. An update of
 * one row would go on succeeding on a full disk, in the space that its table has already.
 */
const probe = `select set_config('work_mem', '64kB', true);
  select count(*) from generate_series(1, 12000);
  select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

let known = { isWritable: true, at: -Infinity }
let asking: Promise<void> | null = null

/** Whether the database can store something, as it was five seconds ago at most, whoever asks however often. */
export async function isWritable(now = performance.now()): Promise<boolean> {
  if (now - known.at < freshMs) return known.isWritable
  asking ??= ask().finally(() => {
    asking = null
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, answerWithinMs).unref()
  })
  await Promise.race([asking, late])
  return known.isWritable
}

const warn = recurringWarning('nothing can be written into the database')

async function ask(): Promise<void> {
  const hasWritten = await tryToWrite()
  if (hasWritten && !known.isWritable) log.info('the database takes writes again')
  known = { isWritable: hasWritten, at: performance.now() }
}

/** A database that is away or busy is somebody else's finding. */
async function tryToWrite(): Promise<boolean> {
  try {
    const results: unknown = await pool().query(probe)
    const [answer] = (results as { rows: { isReadOnly?: boolean }[] }[]).at(-1)?.rows ?? []
    if (answer?.isReadOnly) warn(new Error('it is a replica, or set to read only'))
    return !answer?.isReadOnly
  } catch (error) {
    if (refusalForOutage(error)?.code !== 'read_only') return true
    warn(error)
    return false
  }
}
