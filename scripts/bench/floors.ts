import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { npm } from '../bootstrap/packages.mjs'
import { inCheckout } from '../bootstrap/paths.mjs'
import { runProgram } from '../bootstrap/program.mjs'
import { step } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { inDatabase } from '../launch/database/connection'
import { freePorts } from '../launch/ports'
import type { BenchShop } from './bench-shop'
import { serve } from './server'
import { pageSizes } from './shop-pages'

export type Floors = Awaited<ReturnType<typeof buildFloors>>

const BENCH = inCheckout('scripts', 'bench')

/**
 * What the shop is measured beside: a bare Next project of the same versions and a Fastify server, which do the same
 * work without any of its care. Built in the temporary folder, on a database of the same shape.
 */
export async function buildFloors(running: Running, folder: string, shop: BenchShop) {
  const place = join(folder, 'floors')
  const next = join(place, 'node_modules', 'next', 'dist', 'bin', 'next')
  mkdirSync(place)
  copyFloors(place)
  await step('Installing the packages of the bench', () => installPackages(place))
  writeFileSync(join(place, 'sizes.json'), JSON.stringify(await pageSizes(shop)))
  await step('Building the floors', async () => void (await runProgram(process.execPath, [next, 'build', place])))
  const env = { ...process.env, DATABASE_URL: inDatabase(shop.appUrl, 'floor') }
  const [nextPort = 0, fastifyPort = 0] = await freePorts(2)
  const output = join(folder, 'floors.log')
  const startNext = () =>
    serve({
      program: [next, 'start', place, '--port', String(nextPort)],
      env,
      port: nextPort,
      readyPath: '/api/ready',
      output,
    })
  const fastify = { program: [join(place, 'fastify.js')], env, port: fastifyPort, readyPath: '/api/ready', output }
  return { place, startNext, next: running.add(await startNext()), fastify: running.add(await serve(fastify)) }
}

/** The bench has packages of its own, locked in its folder; nobody else has to install them. */
async function installPackages(place: string) {
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(BENCH, file), join(place, file))
  await runProgram(...npm('ci', '--prefix', place, '--no-audit', '--no-fund', '--prefer-offline'))
}

function copyFloors(place: string) {
  cpSync(join(BENCH, 'floors', 'next'), place, { recursive: true })
  cpSync(join(BENCH, 'floors', 'same-work'), join(place, 'same-work'), { recursive: true })
  cpSync(join(BENCH, 'floors', 'fastify', 'server.js'), join(place, 'fastify.js'))
}
