import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { databaseAnswers } from '@/lib/platform/database/pool'
import { log } from '@/lib/platform/process/log'
import { refusalForOutage, warnOfOutage } from '@/lib/platform/database/database-error'
import { Refusal, type FieldProblem } from '@/lib/platform/refusal'
import { refusals } from '@/lib/platform/refusals'
import { noteForLog, requestScope } from '@/lib/platform/requests/request-scope'
import type { OperationSpec } from './operation'
import { textResponse } from './reply'
import { answerLanguage } from './request-headers'
import { toWire, wireName } from './wire'

/** A refusal's fields and data under the contract's names. */
export function inContractWords(error: unknown, { refusalData }: OperationSpec): unknown {
  if (!(error instanceof Refusal)) return error
  const { fields, data, ...details } = error.details
  const schema = refusalData?.[error.code]
  return new Refusal(error.code, {
    ...details,
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, key]) => [wireName(name), key])) }),
    ...(schema && { data: toWire(schema, data) }),
  })
}

/** Refusals and database outages as they are; any other error is logged, and answered without its message. */
export async function refuse(error: unknown, request: Request, language = answerLanguage(request)): Promise<Response> {
  const refusal = error instanceof Refusal ? error : await refusalForFault(error, request)
  noteForLog({ code: refusal.code })
  // The one of the log lines.
  return refusalResponse(refusal, { language, requestId: requestScope().getStore()?.requestId ?? '' })
}

async function refusalForFault(error: unknown, request: Request): Promise<Refusal> {
  const outage = refusalForOutage(error)
  if (outage) {
    warnOfOutage(error)
    return outage
  }
  const isUp = await databaseAnswers()
  const { pathname } = new URL(request.url, 'http://localhost')
  log.error({ err: error, method: request.method, path: pathname }, 'call failed')
  return new Refusal(isUp ? 'internal' : 'unavailable')
}

export function refusalResponse(
  { code, details }: Refusal,
  { language, requestId }: { language: Language; requestId: string },
): Response {
  const { message, fields, data, values, retryAfterSeconds } = details
  const { messages, refusals: reasons } = texts(language)
  const { status } = refusals[code]
  const body = {
    isSuccess: false,
    message: fill(
      message ? messages[message] : reasons[code],
      typeof values === 'function' ? values(language) : values,
    ),
    code,
    ...(fields && { fields: translated(fields, language) }),
    ...(data !== undefined && { data }),
    requestId,
  }
  const wait = retryAfterSeconds ?? (status === 503 ? 5 : status === 429 ? 60 : null)
  return textResponse(
    JSON.stringify(body),
    status,
    wait === null ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(wait))) },
  )
}

function translated(fields: Record<string, FieldProblem>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, said(problem, language)]))
}

function said(problem: FieldProblem, language: Language): string {
  const { error, values } = typeof problem === 'string' ? { error: problem, values: {} } : problem
  return fill(texts(language).fieldErrors[error], values)
}
