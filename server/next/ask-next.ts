import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ownCookies } from '@/lib/platform/requests/sealed-cookie'
import { isAnswered, type RequestContext, type WholeResponse } from '../http/request-context'
import { overrideResponse } from '../http/response-override'
import {
  cachedPagePolicy,
  dataPolicy,
  developmentPolicy,
  assetPolicy,
  filePolicy,
  framedPagePolicy,
  privatePagePolicy,
} from '../http/security-headers'
import { headOf, isSharedDocument } from './next-response'
import type { Encoding } from './shared-document'

/** The response that takes the place of Next's, or undefined once Next's is closed. Throws what keeps Next from it. */
export async function askNext(context: RequestContext): Promise<WholeResponse | undefined> {
  const { server, request, response, match } = context
  if (isAnswered(context)) return undefined
  const contentPolicy = policyOf(context)
  setTrustedHeaders(context, isPrivatePage(context) ? contentPolicy : null)
  const url = isRewritten(context) ? request.url : match.url
  // Cached pages are rendered without the first visitor's query, which Next would write into the page.
  request.url = match.isCached ? url?.split('?')[0] : url
  if (isSharedDocument(context)) askForWhole(request)
  else if (context.cacheKey && context.encoding) askForStored(request, context.encoding)
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(undefined))
    const onHead = (status: number) => headOf(context, status, contentPolicy)
    overrideResponse(response, { onHead, onWhole: resolve, onError: reject })
    if (/100-continue/i.test(request.headers.expect ?? '')) response.writeContinue()
    server.next(request, response).catch(reject)
  })
}

/** Also for a conditional or HEAD request: the headers depend on the content. It is compressed later. */
function askForWhole(request: IncomingMessage): void {
  request.method = 'GET'
  delete request.headers['if-none-match']
  delete request.headers['accept-encoding']
}

function askForStored(request: IncomingMessage, encoding: Encoding): void {
  // A 304 could not be stored; HEAD never is.
  if (request.method === 'GET') delete request.headers['if-none-match']
  // Next would weigh `identity, gzip` in its own way, and the cache would store the plain body.
  request.headers['accept-encoding'] = encoding
}

/** By proxy.ts; all other addresses may have come in another spelling. */
function isRewritten({ area, path }: RequestContext): boolean {
  return area === 'file' || (area === 'page' && !path.startsWith('/admin/'))
}

const isPreview = /^\/[^/]+\/look-preview(\?|$)/

function policyOf(context: RequestContext): string {
  const { server, area, match, scope } = context
  if (area === 'api' || area === 'media') return dataPolicy
  if (area === 'asset') return assetPolicy
  if (area === 'file') return filePolicy
  if (server.isDevelopment) return developmentPolicy
  if (!isPrivatePage(context)) return cachedPagePolicy()
  const nonce = randomBytes(16).toString('base64')
  scope.nonce = nonce
  return isPreview.test(match.url) ? framedPagePolicy(nonce) : privatePagePolicy(nonce)
}

export function isPrivatePage({ area, match }: RequestContext): boolean {
  return area === 'admin' || (area === 'page' && !match.isCached)
}

/** The request headers that the shop's code may trust; only this function writes them. */
function setTrustedHeaders(context: RequestContext, contentPolicy: string | null): void {
  const { request, match } = context
  const { headers } = request
  removeUntrustedHeaders(headers)
  headers.cookie &&= ownCookies(headers.cookie)
  if (contentPolicy) headers['content-security-policy'] = contentPolicy
  // The browser's router prefetches with 1 only; another kind, which these pages have not, Next logs as an error.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
  // The page has another status than 200, which a 304 would hide.
  if (match.status !== undefined) delete headers['if-none-match']
}

const untrusted = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'next-action',
  'next-resume',
  // Without the router's state Next sends layouts fresh too, and a state that cannot be parsed is no 500.
  'next-router-state-tree',
  'next-url',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
])
const untrustedPrefix = /^x-(forwarded|invoke|middleware|next|nextjs|now|vercel)-/

function removeUntrustedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (untrusted.has(name) || untrustedPrefix.test(name)) delete headers[name]
}
