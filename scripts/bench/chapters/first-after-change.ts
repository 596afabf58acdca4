import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../launch/database/connection'
import { bytesOf } from '../answer-bytes'
import { inRounds, median, ratioOf } from '../rounds'
import type { Row } from '../table'

const CHANGES = 7
const NOTICED_MS = 150

interface Shop {
  port: number
  url: string
}

interface Asked {
  page: string
  path: string
}

/** What who comes first pays for: the kitchen has changed a dish, and everything in memory has expired. */
export async function firstAfterChange(
  { short, long }: Record<'short' | 'long', Shop>,
  { page, path }: Asked = { page: 'login', path: '/de/login' },
): Promise<Row> {
  const times = await inRounds(CHANGES, {
    short: () => timeAfterChange(short, path),
    long: () => timeAfterChange(long, path),
  })
  return {
    what: `the first page after a change of the menu (${page})`,
    ours: `${median(times.long).toFixed(0)} ms`,
    beside: `${median(times.short).toFixed(0)} ms`,
    ratio: ratioOf(times.long, times.short).text,
    goal: '',
    isMet: null,
  }
}

async function timeAfterChange({ port, url }: Shop, path: string): Promise<number> {
  await withConnection(url, (client) => client.query('update menu_item set available = available'))
  await sleep(NOTICED_MS)
  const startedAt = performance.now()
  await bytesOf(port, path, {})
  return performance.now() - startedAt
}
