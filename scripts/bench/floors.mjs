import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { npm } from '../launch/packages.mjs'
import { inCheckout } from '../launch/paths.mjs'
import { freePorts } from '../launch/ports.mjs'
import { runProgram } from '../launch/program.mjs'
import { step } from '../launch/progress.mjs'
import { databaseUrlOf } from './bench-shop.mjs'
import { pageSizes } from './shop-pages.mjs'
import { serve } from './server.mjs'

/** @typedef {Awaited<ReturnType<typeof buildFloors>>} Floors */

const FASTIFY = '5.12.8'
const TEMPLATES = inCheckout('scripts', 'bench', 'floors')

/**
 * What the shop is measured beside: a bare Next project of the same versions and a Fastify server, which do the same
 * work without any of its care. Built in the temporary folder, on a database of the same shape.
 * @param {import('../launch/running.mjs').Running} running @param {string} folder
 * @param {import('./bench-shop.mjs').BenchShop} shop
 */
export async function buildFloors(running, folder, shop) {
  const place = join(folder, 'floors')
  const next = join(place, 'node_modules', 'next', 'dist', 'bin', 'next')
  await step('Installing the floors', () => installFloors(place))
  writeFileSync(join(place, 'sizes.json'), JSON.stringify(await pageSizes(shop)))
  await step('Building the floors', async () => void (await runProgram(process.execPath, [next, 'build', place])))
  const env = { ...process.env, DATABASE_URL: databaseUrlOf(shop.databaseUrl, 'floor') }
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
  return { startNext, next: running.add(await startNext()), fastify: running.add(await serve(fastify)) }
}

/** @param {string} place */
async function installFloors(place) {
  mkdirSync(place)
  cpSync(join(TEMPLATES, 'next'), place, { recursive: true })
  cpSync(join(TEMPLATES, 'same-work'), join(place, 'same-work'), { recursive: true })
  cpSync(join(TEMPLATES, 'fastify', 'server.js'), join(place, 'fastify.js'))
  const { dependencies } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  const { next, react, 'react-dom': reactDom, pg } = dependencies
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { next, react, 'react-dom': reactDom, pg, fastify: FASTIFY },
  }
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest))
  const [command, args] = npm('install', '--prefix', place, '--no-audit', '--no-fund', '--prefer-offline')
  await runProgram(command, args)
}
