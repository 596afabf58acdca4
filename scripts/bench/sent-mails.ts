import { setTimeout as sleep } from 'node:timers/promises'

import { withConnection } from '../launch/database/connection'

const TIMEOUT_MS = 60_000

/** Confirmations are a part of what an order costs, and must not meet whoever is measured next. */
export async function mailsAreSent(databaseUrl: string) {
  const deadline = Date.now() + TIMEOUT_MS
  await withConnection(databaseUrl, async (client) => {
    const waiting = 'select exists (select from outbox_mail where sent_at is null and given_up_at is null) as some'
    while ((await client.query(waiting)).rows[0].some) {
      if (Date.now() > deadline) throw new Error('The confirmations of the orders do not leave')
      await sleep(100)
    }
  })
}
