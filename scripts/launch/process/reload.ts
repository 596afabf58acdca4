import { readFileSync } from 'node:fs'

import { context, type PluginBuild } from 'esbuild'

import { bundleOptions } from '../../bootstrap/build.mjs'
import { inCheckout } from '../../bootstrap/paths.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { messageOf } from '../../bootstrap/stop.mjs'
import { startServer } from './server-process'

const TIMEOUT_MS = 3_000

/** A server that crashes is restarted at the next change of its bundle. */
export async function serveWithReload(env: NodeJS.ProcessEnv) {
  let program = bundledServer()
  let server = await startServer(env)
  let change = Promise.resolve()
  let isEnding = false

  // Most changes below lib/ concern the pages alone, which Next reloads.
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
    ended: new Promise(() => {}),
    stop: async (withinMs: number) => {
      isEnding = true
      await Promise.all([watching.dispose(), change])
      await server.stop(withinMs)
    },
  }
}

async function watchServer(onBundle: () => void) {
  const plugin = {
    name: 'reload',
    setup: (build: PluginBuild) => build.onEnd(onBundle),
  }
  const watching = await context({ ...bundleOptions('server'), plugins: [plugin] })
  await watching.watch()
  return watching
}

function bundledServer() {
  return readFileSync(inCheckout('dist', 'server.mjs'), 'utf8')
}
