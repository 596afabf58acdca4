import type { ClientBase } from 'pg'
import { log } from '@/lib/platform/log'
import { probePause } from './backoff'
import { isServerTrouble, mailProblemOf, problemToText } from './mail-problem'
import { mailRoute, type MailEnvironment, type MailRoute } from './mail-route'
import { keyOf, openMailServer, type MailServer } from './mail-server'
import { markRefused, markSent, markWaiting, takeDueMail, type DueMail } from './queue'
import { findStoredMailFacts } from './stored-mail-facts'

export interface Sender {
  environment: MailEnvironment
  /** Opened for the first mail, and anew after the owner has named another one. */
  server: MailServer | null
  /** Which one it is. */
  key: string
  /** Since when the mail server cannot be used; null: it can. */
  downSince: number | null
  /** When to try it again. */
  retryAt: number | null
}

export function newSender(environment: MailEnvironment): Sender {
  return { environment, server: null, key: '', downSince: null, retryAt: null }
}

/** Sends one mail. True: there may be more to do at once. */
export async function sendNext(sender: Sender, client: ClientBase): Promise<boolean> {
  const route = await presentRoute(sender, client)
  if (sender.retryAt !== null && sender.retryAt > Date.now()) return false
  await client.query('begin')
  try {
    const mail = await takeDueMail(client)
    if (mail) await sendOrPutBack(sender, client, { mail, route })
    await client.query('commit')
    return mail !== undefined && sender.downSince === null
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Asked before every mail, so that each process goes over to another server or name with the next one. */
async function presentRoute(sender: Sender, client: ClientBase): Promise<MailRoute> {
  const route = mailRoute(sender.environment, await findStoredMailFacts(client))
  if (keyOf(route) === sender.key) return route
  sender.server?.close()
  sender.server = null
  sender.key = keyOf(route)
  // What was wrong with the one before says nothing about this one.
  sender.downSince = sender.retryAt = null
  return route
}

interface Dispatch {
  mail: DueMail
  route: MailRoute
}

async function sendOrPutBack(sender: Sender, client: ClientBase, { mail, route }: Dispatch): Promise<void> {
  try {
    sender.server ??= openMailServer(route)
    await sender.server.send({ ...mail, replyTo: mail.replyTo || route.replyTo }, route.from)
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
  const known = problemToText(mailProblemOf(error))
  if (!isServerTrouble(error)) {
    log.warn({ mail: mail.id, problem }, 'a mail was refused')
    sender.downSince = sender.retryAt = null
    return markRefused(client, mail, known)
  }
  if (sender.downSince === null) log.warn({ problem }, 'the mail server cannot be used')
  const now = Date.now()
  sender.downSince ??= now
  sender.retryAt = now + probePause(now - sender.downSince)
  return markWaiting(client, mail, known)
}
