import { settlePayment } from '@/lib/orders/payments/settle-payment'
import { contract } from '../../contract'
import { endpoint } from '../../_http/endpoint'
import { methods } from '../../_http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: endpoint(contract.settlePayment, ({ caller, params, body, now }) =>
    settlePayment(caller, params.id, { ...body, now }),
  ),
})
