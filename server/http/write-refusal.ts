import type { ServerResponse } from 'node:http'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import type { Area } from '../routing/find-route'
import { dataPolicy, refusalPagePolicy, setSecurityHeaders } from './security-headers'

export interface RefusalDetails {
  code: RefusalCode
  area: Area
  language: Language
  requestId: string
  isHttps: boolean
  allow?: string
}

const retryAfterSeconds = 3

export function writeRefusal(response: ServerResponse, details: RefusalDetails): void {
  const { status } = refusals[details.code]
  const isForPrograms = details.area === 'api' || details.area === 'media'
  const body = isForPrograms ? envelope(details) : page(details, status)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setSecurityHeaders(response, isForPrograms ? dataPolicy : refusalPagePolicy, details.isHttps)
  response.setHeader('X-Request-Id', details.requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', isForPrograms ? 'application/json' : 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(body))
  if (details.allow) response.setHeader('Allow', details.allow)
  if (status === 503 || status === 429) response.setHeader('Retry-After', retryAfterSeconds)
  response.writeHead(status)
  response.end(body)
}

function envelope({ code, language, requestId }: RefusalDetails): string {
  return JSON.stringify({ isSuccess: false, message: texts(language).refusals[code], code, requestId })
}

function page({ code, language, requestId }: RefusalDetails, status: number): string {
  const message = texts(language).refusals[code]
  const again = status === 503 ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''
  const home = texts(language).shop.emptyStates.startPage
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${again}<title>${message}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem;color:#1b1613;background:#faf6ef}a{color:inherit}small{color:#6f655c}</style>
</head><body><main><h1>${message}</h1><p><a href="/">${home}</a></p><small>${status} · ${requestId}</small></main></body></html>
`
}
