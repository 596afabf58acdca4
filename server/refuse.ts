import type { ServerResponse } from 'node:http'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import type { Area } from './destination'
import { dataPolicy, notePolicy, setSecurityHeaders } from './security-headers'

export interface RefusalNote {
  code: RefusalCode
  area: Area
  language: Language
  requestId: string
  isHttps: boolean
  allow?: string
}

const retryAfterSeconds = 3

/** Answers that do not come from Next: to programs in the contract's envelope, to people in a few lines of HTML. */
export function refuse(response: ServerResponse, note: RefusalNote): void {
  const { status } = refusals[note.code]
  const isForPrograms = note.area === 'api' || note.area === 'media'
  const body = isForPrograms ? envelope(note) : page(note, status)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setSecurityHeaders(response, isForPrograms ? dataPolicy : notePolicy, note.isHttps)
  response.setHeader('X-Request-Id', note.requestId)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', isForPrograms ? 'application/json' : 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(body))
  if (note.allow) response.setHeader('Allow', note.allow)
  if (status === 503) response.setHeader('Retry-After', retryAfterSeconds)
  response.writeHead(status)
  response.end(body)
}

function envelope({ code, language, requestId }: RefusalNote): string {
  return JSON.stringify({ isSuccess: false, message: texts(language).refusals[code], code, requestId })
}

function page({ code, language, requestId }: RefusalNote, status: number): string {
  const words = texts(language).refusals[code]
  const again = status === 503 ? `<meta http-equiv="refresh" content="${retryAfterSeconds}">` : ''
  const home = texts(language).shop.emptyStates.startPage
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${again}<title>${words}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem;color:#1b1613;background:#faf6ef}a{color:inherit}small{color:#6f655c}</style>
</head><body><main><h1>${words}</h1><p><a href="/">${home}</a></p><small>${status} · ${requestId}</small></main></body></html>
`
}
