import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hub, type AnswerCall } from '@/lib/platform/events'

/** Of app/api/v1, as Next builds it. */
const entry = 'server/app/api/v1/[[...path]]/route.js'

interface BuiltRoute {
  routeModule: { ensureUserland(): Promise<void> }
}

/**
 * What answers the calls of /api/v1 without Next, whose way to a handler takes a fifth of the time of an order. Next's
 * own bundle is loaded for it, at the first call, so that calls and pages share what they keep in memory.
 */
export function loadCalls(buildFolder: string): AnswerCall {
  const load = createRequire(import.meta.url)
  return async (request, path) => {
    if (!hub().answerCall) await (load(join(buildFolder, entry)) as BuiltRoute).routeModule.ensureUserland()
    const { answerCall } = hub()
    if (!answerCall) throw new Error(`${entry} of the build does not say what answers calls.`)
    return answerCall(request, path)
  }
}
