import { NextResponse, type NextRequest } from 'next/server'
import { hub, isShopOpened, offeredLanguages, staffLanguages } from '@/lib/platform/events'
import { refusals } from '@/lib/platform/refusals'
import { requestScope } from '@/lib/platform/requests/request-scope'
import { findRoute, type Route, type RouteMatch } from '@/lib/routing/find-route'
import { readTarget } from '@/lib/routing/request-target'
import { routesOf } from '@/lib/routing/routes'

/** Leads an address as people know it to its page: `/menu` in the visitor's language, a category by any of its names. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  // The request handler has found it already, to answer from memory what it can.
  const found = requestScope().getStore()?.route ?? (await routeOf(request))
  if (!found || 'refusal' in found) return refused(found?.refusal ?? 'malformed')
  if ('redirect' in found)
    return NextResponse.redirect(new URL(found.redirect, request.url), found.isTemporary ? 307 : 308)
  const url = new URL(found.url, request.url)
  // Without what the router of the browser adds to it, and what the request handler takes from a page for everyone.
  url.search = request.nextUrl.search
  const response = NextResponse.rewrite(url, { status: found.status })
  response.headers.set('Cache-Control', isForEveryone(found) ? 'public, max-age=0, must-revalidate' : 'no-store')
  return response
}

/** Next would let others store a page for a year, whatever changes; before the opening, staff and customers see different ones. */
function isForEveryone({ area, isCached }: Pick<Route, 'area'> & RouteMatch): boolean {
  return area === 'file' || (isCached && isShopOpened())
}

// Next reads the pattern from the file. Calls, pictures and the pages of the staff have one address each.
export const config = { matcher: '/((?!_next/|__nextjs|api/|media/|admin/|admin$).*)' }

async function routeOf({ nextUrl, headers }: NextRequest): Promise<Route | null> {
  const target = readTarget(nextUrl.pathname + nextUrl.search)
  const languages = { languages: offeredLanguages(), staffLanguages: staffLanguages() }
  const sent = { cookie: headers.get('cookie') ?? undefined, 'accept-language': headers.get('accept-language') ?? '' }
  const site = { routes: routesOf(), categories: hub().categories, ...languages, isHidden: await isHiddenFrom(sent) }
  return target && findRoute(target, sent, site)
}

async function isHiddenFrom(headers: { cookie: string | undefined }): Promise<boolean> {
  if (isShopOpened()) return false
  const { isByStaff } = await import('@/lib/accounts/sessions/staff-session')
  return !(await isByStaff(headers))
}

function refused(code: keyof typeof refusals): NextResponse {
  return new NextResponse(null, { status: refusals[code].status })
}
