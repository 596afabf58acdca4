import type { ClientBase } from 'pg'
import { log } from '@/lib/platform/log'
import { probePause } from './backoff'
import { isServerTrouble, type MailServer } from './mail-server'
import { markRefused, markSent, markWaiting, takeDueMail, type DueMail } from './queue'

export interface Sender {
  server: MailServer
  /** Since when the mail server cannot be used; null: it can. */
  downSince: number | null
  /** When to try it again. */
  retryAt: number | null
}

export function newSender(server: MailServer): Sender {
  return { server, downSince: null, retryAt: null }
}

/** Sends one mail. True: there may be more to do at once. */
export async function sendNext(sender: Sender, client: ClientBase): Promise<boolean> {
  if (sender.retryAt !== null && sender.retryAt > Date.now()) return false
  await client.query('begin')
  try {
    const mail = await takeDueMail(client)
    if (mail) await sendOrPutBack(sender, client, mail)
    await client.query('commit')
    return mail !== undefined && sender.downSince === null
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function sendOrPutBack(sender: Sender, client: ClientBase, mail: DueMail): Promise<void> {
  try {
    await sender.server.send(mail)
  } catch (error) {
    return putBack(sender, client, { mail, error })
  }
  if (sender.downSince !== null) log.info('the mail server answers again')
  sender.downSince = sender.retryAt = null
  await markSent(client, mail.id)
}

async function putBack(
  sender: Sender,
  client: ClientBase,
  { mail, error }: { mail: DueMail; error: unknown },
): Promise<void> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (!isServerTrouble(error)) {
    log.warn({ mail: mail.id, problem }, 'a mail was refused')
    sender.downSince = sender.retryAt = null
    return markRefused(client, mail, problem)
  }
  if (sender.downSince === null) log.warn({ problem }, 'the mail server cannot be used')
  const now = Date.now()
  sender.downSince ??= now
  sender.retryAt = now + probePause(now - sender.downSince)
  return markWaiting(client, mail, problem)
}
