import { isView, pageOf } from '@/lib/platform/page-view'
import { cookieValue } from '@/lib/platform/sealed-cookie'
import { sessionCookieName } from '@/lib/platform/session-cookie'
import type { RequestContext } from '../http/request-context'
import type { RouteMatch } from '../routing/find-route'
import { countView } from './view-counter'

/** Counts a page that somebody looks at, once it is answered, from whichever memory: what is missing is no page. */
export function countOnFinish({ request, response, area, method, path }: RequestContext, { url }: RouteMatch): void {
  if (area !== 'page' || method !== 'GET' || !isView(request.headers, path)) return
  const { cookie = '' } = request.headers
  response.once('finish', () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return
    countView(pageOf(url), { cookie: cookieValue(cookie, sessionCookieName()) })
  })
}
