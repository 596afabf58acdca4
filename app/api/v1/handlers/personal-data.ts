import { sendDeletionCode } from '@/lib/accounts/codes/send-code'
import { findPersonalData, type PersonalData } from '@/lib/orders/export/find-personal-data'
import { personalPage } from '@/lib/orders/export/html'
import { personalFacts } from '@/lib/orders/export/schema'
import { trackedOrder } from '@/lib/orders/answers'
import { deleteCustomer } from '@/lib/orders/erase/delete-customer'
import { calendarDayOf } from '@/lib/platform/time'
import type * as contract from '../contract/personal-data'
import { answerText } from '../http/answer-text'
import type { Handlers } from '../http/handler'
import { reply, download } from '../http/reply'
import { toWire } from '../http/wire'

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
  async exportPersonalData({ caller, query, client, now }) {
    const data = await findPersonalData(caller, now)
    const name = `data-${calendarDayOf(now)}.${query.format}`
    if (query.format === 'html')
      return download(personalPage(data, query.language ?? client.language), { name, type: 'text/html; charset=utf-8' })
    return download(personalJson(data), { name, type: 'application/json' })
  },
} satisfies Handlers<typeof contract>

async function* personalJson({ facts, orders }: PersonalData): AsyncIterable<string> {
  yield answerText(personalFacts, toWire(personalFacts, facts)).replace(/}$/, ',"orders":[')
  let separator = '\n'
  for await (const order of orders) {
    yield separator + answerText(trackedOrder, toWire(trackedOrder, order))
    separator = ',\n'
  }
  yield ']}'
}
