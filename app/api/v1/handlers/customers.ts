import { blockCustomer, unblockCustomer } from '@/lib/accounts/blocks/block-customer'
import type * as contract from '../contract/customers'
import type { Handlers } from '../http/handler'

export const customers = {
  blockCustomer: ({ caller, params, body, now }) => blockCustomer(caller, params.id, { ...body, now }),
  unblockCustomer: ({ caller, params }) => unblockCustomer(caller, params.id),
} satisfies Handlers<typeof contract>
