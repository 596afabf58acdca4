import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, type Environment } from '@/lib/platform/process/env'
import { hub } from '@/lib/platform/events'
import { startListener } from '@/lib/platform/database/listener'
import { listMigrations } from '@/lib/platform/database/migrations'
import { buildFolder } from '@/lib/routing/routes'

/** What runs beside the requests, with a plain Next too. */
export async function startBackground(): Promise<void> {
  const { NODE_ENV, DATABASE_URL } = settings()
  hub().migrations = listMigrations(join(process.cwd(), 'prisma', 'migrations'))
  if (NODE_ENV === 'production')
    hub().build = readFileSync(join(process.cwd(), buildFolder(), 'BUILD_ID'), 'utf8').trim()
  const listener = startListener(DATABASE_URL)
  await listener.attempted
  const stopJobs = startJobsLater()
  hub().stopBackground = async () => void (await Promise.all([stopJobs(), listener.stop()]))
}

/** What they need is most of what a process loads, so it answers first. */
const jobsAfterMs = 1000

function startJobsLater(): () => Promise<void> {
  let started: Promise<() => Promise<void>> | undefined
  const timer = setTimeout(() => {
    started = import('@/lib/orders/jobs/start-jobs').then(({ startJobs }) => startJobs())
  }, jobsAfterMs)
  return async () => {
    clearTimeout(timer)
    await (
      await started
    )?.()
  }
}

/** Next alone would go on without its settings, and answer each request with 500. */
function settings(): Environment {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
