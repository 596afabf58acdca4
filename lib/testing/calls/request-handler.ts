import type { RequestListener } from 'node:http'
import type { ServerContext } from '@/server/http/request-context'
import { requestHandler } from '@/server/request-handler'

/** The request handler of a built shop; each test says in what its own differs. */
export function testHandler(
  own: Pick<ServerContext, 'next'> &
    Partial<Omit<ServerContext, 'routes'>> & { routes?: Partial<ServerContext['routes']> },
): RequestListener {
  return requestHandler({
    assets: new Map(),
    makeDocument: null,
    trustedProxies: 0,
    isHttps: false,
    isDevelopment: false,
    isForStaff: () => Promise.resolve(false),
    ...own,
    routes: {
      shopPage: () => ({ isCached: true }),
      isOther: (path) => path.startsWith('/api/'),
      isPublicFile: () => false,
      isDevelopmentTool: () => false,
      ...own.routes,
    },
  })
}
