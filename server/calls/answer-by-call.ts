import type { AnswerCall } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'
import type { RequestContext } from '../http/request-context'
import { sendAnswer, setHead } from './send-answer'
import { expectStream, sendStream } from './streams'
import { incomingCall } from './incoming-call'

/** Has a call of /api/v1 answered without Next. `url`: its path and query. */
export async function answerByCall(context: RequestContext, url: string, answerCall: AnswerCall): Promise<void> {
  const { request, response } = context
  // What a handler has not read of the body is in the way of the next request of the connection.
  response.once('finish', () => request.resume())
  const streamOf = expectStream(context)
  const answer = await answerCall(incomingCall(request, url), segmentsBelow(url))
  const stream = streamOf()
  // The client has left, or was refused because it took too long.
  if (context.isAnswered) {
    stream?.cancel()
    return answer.body?.cancel()
  }
  setHead(response, answer)
  if (stream) return sendStream(response, stream)
  await sendAnswer(request, response, answer).catch((error: unknown) => {
    if (!context.isAnswered) throw error
    if (!isOfClient(error)) log.error({ err: error }, 'an answer was cut short')
  })
}

const prefix = '/api/v1'.split('/')

function segmentsBelow(url: string): string[] {
  const [path = ''] = url.split('?')
  return path.split('/').slice(prefix.length).map(decodeURIComponent)
}

function isOfClient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
