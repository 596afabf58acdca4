import { contract } from '../contract/table'
import { handlers } from '../handlers/table'
import { entrance } from '../http/entrance'

const answerCall = entrance(contract, handlers)

// Next would else watch what a handler reads of its request, to find out whether the answer may be the same for everybody.
export const dynamic = 'force-dynamic'

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
