import { hub } from '@/lib/platform/events'
import { contract } from '../contract/table'
import { handlers } from '../handlers/table'
import { entrance } from '../http/entrance'

const answerCall = entrance(contract, handlers)

// The server asks without Next as soon as it finds it here (server/calls/load-calls.ts); in development it never does.
hub().answerCall = answerCall

async function answer(request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  const { path = [] } = await params
  return answerCall(request, path)
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
