import { readFileSync } from 'node:fs'

import { context } from 'esbuild'

import { bundleOptions } from './bundles.mjs'
import { inCheckout } from './paths.mjs'
import { say } from './progress.mjs'
import { startServer } from './server-process.mjs'
import { messageOf } from './stop.mjs'

const TIMEOUT_MS = 3_000

/**
 * The development server, replaced by a new one whenever its bundle changes. One that ends by itself, over a
 * mistake in the code, is missed until the next change.
 * @param {NodeJS.ProcessEnv} env
 */
export async function serveWithReload(env) {
  let program = bundledServer()
  let server = await startServer(env)
  let change = Promise.resolve()
  let isEnding = false

  // Most changes below lib/ concern the pages alone, which Next replaces by itself.
  async function replaceIfChanged() {
    if (isEnding || bundledServer() === program) return
    program = bundledServer()
    await server.stop(TIMEOUT_MS)
    say('· The server changed: starting it again')
    try {
      server = await startServer(env)
    } catch (error) {
      say(`✗ ${messageOf(error)}`)
    }
  }

  const watching = await watchServer(() => {
    change = change.then(replaceIfChanged)
  })
  return {
    // Only an interruption ends development.
    ended: new Promise(() => {}),
    stop: async (/** @type {number} */ withinMs) => {
      isEnding = true
      await Promise.all([watching.dispose(), change])
      await server.stop(withinMs)
    },
  }
}

/** @param {() => void} onBundle */
async function watchServer(onBundle) {
  const plugin = {
    name: 'reload',
    setup: (/** @type {import('esbuild').PluginBuild} */ build) => build.onEnd(onBundle),
  }
  const watching = await context({ ...bundleOptions('server'), plugins: [plugin] })
  await watching.watch()
  return watching
}

function bundledServer() {
  return readFileSync(inCheckout('dist', 'server.mjs'), 'utf8')
}
