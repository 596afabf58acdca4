import { databaseAnswers } from '@/lib/platform/pool'
import type { Language } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { refusalForOutage, warnOfOutage } from '@/lib/platform/database-error'
import { Refusal } from '@/lib/platform/refusal'
import { noteForLog } from '@/lib/platform/request-scope'
import { answerLanguage, requestIdOf } from './request-headers'
import type { OperationSpec } from './operation'
import { refusalResponse } from './reply'
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

interface Told {
  requestId: string
  language: Language
}

/** Refusals and database outages as they are; any other error is logged, and answered without its message. */
export async function refuse(
  error: unknown,
  request: Request,
  { requestId, language }: Told = { requestId: requestIdOf(request), language: answerLanguage(request) },
): Promise<Response> {
  const refusal = error instanceof Refusal ? error : await refusalForFault(error, request, requestId)
  noteForLog({ code: refusal.code })
  const response = refusalResponse(refusal, { language, requestId })
  response.headers.set('X-Request-Id', requestId)
  return response
}

async function refusalForFault(error: unknown, request: Request, requestId: string): Promise<Refusal> {
  const outage = refusalForOutage(error)
  if (outage) {
    warnOfOutage(error)
    return outage
  }
  const isUp = await databaseAnswers()
  const { pathname } = new URL(request.url, 'http://localhost')
  log.error({ err: error, requestId, method: request.method, path: pathname }, 'call failed')
  return new Refusal(isUp ? 'internal' : 'unavailable')
}
