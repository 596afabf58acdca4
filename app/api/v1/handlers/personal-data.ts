import { sendDeletionCode } from '@/lib/accounts/codes/send-code'
import { deleteCustomer } from '@/lib/orders/erase/delete-customer'
import type * as contract from '../contract/personal-data'
import type { Handlers } from '../http/handler'
import { reply } from '../http/reply'

export const personalData = {
  async sendDeletionCode({ caller, now }) {
    await sendDeletionCode(caller, now)
    return reply(null, { values: { email: caller.email } })
  },
  async deleteAccount({ caller, body, session, now }) {
    await deleteCustomer(caller, body, now)
    session.end()
    return null
  },
} satisfies Handlers<typeof contract>
