import { beginFactor, confirmFactor, removeFactorOf, removeOwnFactor } from '@/lib/accounts/second-factor/set-up'
import { requireSecondFactor } from '@/lib/shop/change-shop'
import type * as contract from '../contract/second-factor'
import type { Handlers } from '../http/handler'

export const secondFactor = {
  beginSecondFactor: ({ caller, body }) => beginFactor(caller, body),
  confirmSecondFactor: ({ caller, body, now }) => confirmFactor(caller, body, now),
  removeOwnSecondFactor: ({ caller, body }) => removeOwnFactor(caller, body),
  removeSecondFactor: ({ caller, params }) => removeFactorOf(caller, params.id),
  requireSecondFactor: ({ caller, body }) => requireSecondFactor(caller, body),
} satisfies Handlers<typeof contract>
