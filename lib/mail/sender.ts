import type { ClientBase } from 'pg'
import { log } from '@/lib/platform/process/log'
import { isServerTrouble, mailProblemOf, problemToText } from './mail-problem'
import { mailRoute, type MailEnvironment, type MailRoute } from './mail-route'
import { connectionKey, openMailServer, type MailServer } from './mail-server'
import {
  askWhenNext,
  endClaim,
  markRefused,
  markSent,
  markSentAndTakeNext,
  markWaiting,
  takeDueMail,
  type DueMail,
  type NextMail,
  probePause,
} from './queue'
import { findStoredMailFacts, type StoredMailFacts } from './stored-mail-facts'

export interface Sender {
  environment: MailEnvironment
  server: MailServer | null
  key: string
  /** Null: the mail server works. */
  downSince: number | null
  retryAt: number | null
  /** The server has accepted this mail, and PostgreSQL does not know it yet. */
  unmarked: string | null
}

export function newSender(environment: MailEnvironment): Sender {
  return { environment, server: null, key: '', downSince: null, retryAt: null, unmarked: null }
}

export async function sendDueMails(sender: Sender, client: ClientBase, signal: AbortSignal): Promise<number | null> {
  if (sender.unmarked) await markSent(client, sender.unmarked)
  sender.unmarked = null
  if (sender.retryAt !== null) {
    presentRoute(sender, await findStoredMailFacts(client))
    if (sender.retryAt !== null && sender.retryAt > Date.now()) return null
  }
  let claimed: NextMail | null = await takeDueMail(client)
  while (claimed?.mail && !signal.aborted)
    claimed = await sendAndTakeNext(sender, client, { mail: claimed.mail, facts: claimed.facts, signal })
  if (claimed?.mail) await endClaim(client, claimed.mail)
  return claimed && askWhenNext(client)
}

async function sendAndTakeNext(
  sender: Sender,
  client: ClientBase,
  { mail, facts, signal }: { mail: DueMail; facts: StoredMailFacts; signal: AbortSignal },
): Promise<NextMail | null> {
  const failure = await failureOf(sender, mail, presentRoute(sender, facts))
  if (!failure) {
    // Nothing may come in between: a process that dies here sends the mail again.
    sender.unmarked = mail.id
    const next = signal.aborted ? await markSent(client, mail.id) : await markSentAndTakeNext(client, mail.id)
    sender.unmarked = null
    return next
  }
  await putBack(sender, client, { mail, error: failure.error })
  return sender.downSince === null && !signal.aborted ? takeDueMail(client) : null
}

/** Read before every mail, so that a changed server or sender counts from the next one. */
function presentRoute(sender: Sender, facts: StoredMailFacts): MailRoute {
  const route = mailRoute(sender.environment, facts)
  if (connectionKey(route) === sender.key) return route
  sender.server?.close()
  sender.server = null
  sender.key = connectionKey(route)
  sender.downSince = sender.retryAt = null
  return route
}

async function failureOf(sender: Sender, mail: DueMail, route: MailRoute): Promise<{ error: unknown } | null> {
  try {
    sender.server ??= openMailServer(route)
    await sender.server.send({ ...mail, replyTo: mail.replyTo || route.replyTo }, route.from)
  } catch (error) {
    return { error }
  }
  if (sender.downSince !== null) log.info('the mail server answers again')
  sender.downSince = sender.retryAt = null
  return null
}

async function putBack(
  sender: Sender,
  client: ClientBase,
  { mail, error }: { mail: DueMail; error: unknown },
): Promise<void> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  const text = problemToText(mailProblemOf(error))
  if (!isServerTrouble(error)) {
    log.warn({ mail: mail.id, problem }, 'a mail was refused')
    sender.downSince = sender.retryAt = null
    return markRefused(client, mail, text)
  }
  if (sender.downSince === null) log.warn({ problem }, 'the mail server cannot be used')
  const now = Date.now()
  sender.downSince ??= now
  sender.retryAt = now + probePause(now - sender.downSince)
  return markWaiting(client, mail, text)
}
