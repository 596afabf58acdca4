import { z } from 'zod'
import { blockBody, blockedCustomer } from '@/lib/accounts/blocks/schema'
import { operation } from '../http/operation'

const params = z.object({ id: z.guid() })

export const blockCustomer = operation({
  method: 'PUT',
  path: 'customers/{id}/block',
  caller: 'manager',
  summary:
    'From now on the customer places no order: create-order answers customer_blocked. Running orders go on, sessions stay; another account of the same address is blocked as well',
  params,
  body: blockBody,
  answer: blockedCustomer,
  message: 'customerBlocked',
  refusals: ['not_found'],
})

export const unblockCustomer = operation({
  method: 'DELETE',
  path: 'customers/{id}/block',
  caller: 'manager',
  summary: 'The customer may order again',
  params,
  answer: blockedCustomer,
  message: 'customerUnblocked',
  refusals: ['not_found'],
})
