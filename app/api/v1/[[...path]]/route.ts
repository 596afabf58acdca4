import { contract } from '../contract/table'
import { accounts } from '../handlers/accounts'
import { events } from '../handlers/events'
import { menu } from '../handlers/menu'
import { money } from '../handlers/money'
import { payments } from '../handlers/payments'
import { orders } from '../handlers/orders'
import { people } from '../handlers/people'
import { printers } from '../handlers/printers'
import { shop } from '../handlers/shop'
import { requestRouter } from '../http/request-router'

const answerCall = requestRouter(contract, {
  ...accounts,
  ...people,
  ...menu,
  ...shop,
  ...orders,
  ...money,
  ...payments,
  ...printers,
  ...events,
})

// Next would else track what a handler reads of its request, to decide whether the answer is static.
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
