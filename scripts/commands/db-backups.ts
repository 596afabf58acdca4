import { resolve } from 'node:path'

import { backUpDaily, backUpInto } from '../backup/daily-backups'
import { step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { Stop } from '../bootstrap/stop.mjs'
import { workOnDatabase } from '../launch/database/shop-database'

/** npm run db:backups FOLDER: a backup every morning, kept seven days and four weeks; `-- --once` makes one now. */
export async function command(running: Running, args: string[]) {
  const folder = args.find((argument) => !argument.startsWith('--'))
  if (!folder) throw new Stop('Say where to: npm run db:backups FOLDER')
  const isOnce = args.includes('--once')
  await workOnDatabase(running, async ({ adminUrl }) => {
    if (!isOnce) return backUpDaily(adminUrl, resolve(folder))
    return step(`Backing up into ${folder}`, async () => {
      const { name, rows, expired } = await backUpInto(adminUrl, resolve(folder))
      return `${name}, ${rows} rows; ${expired.length} older removed`
    })
  })
}
