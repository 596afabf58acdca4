import { randomUUID } from 'node:crypto'
import { acceptedLanguage } from '@/lib/i18n/language'
import { Refusal } from '@/lib/platform/refusal'
import { refusalResponse } from '../_http/reply'

/** A path that is no operation: 404 as JSON, where Next would send a page. */
async function missing(request: Request): Promise<Response> {
  const requestId = request.headers.get('x-request-id') ?? randomUUID()
  const language = acceptedLanguage(request.headers.get('accept-language'))
  const response = refusalResponse(new Refusal('not_found'), { language, requestId })
  response.headers.set('X-Request-Id', requestId)
  return response
}

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT }
