import { databaseAnswers } from '@/lib/platform/db'
import { acceptedLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { Refusal } from '@/lib/platform/refusal'
import { refusalResponse } from './reply'
import { requestIdOf } from './request-id'

/** A refusal as it is; anything else that was thrown is a fault of ours: logged, and answered without a word about it. */
export async function refuse(error: unknown, request: Request, requestId = requestIdOf(request)): Promise<Response> {
  const refusal = error instanceof Refusal ? error : await refusalForFault(error, request, requestId)
  const language = acceptedLanguage(request.headers.get('accept-language'))
  const response = refusalResponse(refusal, { language, requestId })
  response.headers.set('X-Request-Id', requestId)
  return response
}

async function refusalForFault(error: unknown, request: Request, requestId: string): Promise<Refusal> {
  const isUp = await databaseAnswers()
  const { pathname } = new URL(request.url, 'http://localhost')
  log.error({ err: error, requestId, method: request.method, path: pathname }, 'call failed')
  return new Refusal(isUp ? 'internal' : 'unavailable')
}
