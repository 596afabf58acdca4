import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { npm } from '../scripts/bootstrap/packages.mjs'
import { inCheckout } from '../scripts/bootstrap/paths.mjs'
import { runProgram } from '../scripts/bootstrap/program.mjs'
import { step } from '../scripts/bootstrap/progress.mjs'
import type { Running } from '../scripts/bootstrap/running.mjs'
import { inDatabase } from '../scripts/launch/database/connection'
import { freePorts } from '../scripts/launch/ports'
import { serve, type Served } from '../scripts/testing/serve'
import { shopPages, sizeOf, type BenchShop, type ShopAlone } from './shop'

/** A bare Next project of the same versions that does the same work. */
interface Floor extends Served {
  start: () => Promise<Served>
}

export interface Bench extends ShopAlone {
  floor: Floor
}

const BENCH = inCheckout('bench')

/** The bench has packages of its own, locked in its folder, which the shop does not need. */
export async function installPackages(place: string) {
  mkdirSync(place)
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(BENCH, file), join(place, file))
  await step('Installing the packages of the bench', () =>
    runProgram(...npm('ci', '--prefix', place, '--no-audit', '--no-fund', '--prefer-offline')),
  )
}

export async function buildFloor(running: Running, place: string, shop: BenchShop): Promise<Floor> {
  const next = join(place, 'node_modules', 'next', 'dist', 'bin', 'next')
  cpSync(join(BENCH, 'floor'), place, { recursive: true })
  const sizes = Object.entries(shopPages(shop)).map(async ([page, path]) => [page, await sizeOf(shop.port, path)])
  writeFileSync(join(place, 'sizes.json'), JSON.stringify(Object.fromEntries(await Promise.all(sizes))))
  await step('Building the bare Next', async () => void (await runProgram(process.execPath, [next, 'build', place])))
  const [port = 0] = await freePorts(1)
  const start = () =>
    serve({
      program: [next, 'start', place, '--port', String(port)],
      env: { ...process.env, DATABASE_URL: inDatabase(shop.appUrl, 'floor') },
      port,
      readyPath: '/api/ready',
      output: join(place, 'floor.log'),
    })
  return Object.assign(running.add(await start()), { start })
}
