import type { ClientBase } from 'pg'
import { log } from '@/lib/platform/log'
import { isServerTrouble, mailProblemOf, problemToText } from './mail-problem'
import { mailRoute, type MailEnvironment, type MailRoute } from './mail-route'
import { keyOf, openMailServer, type MailServer } from './mail-server'
import {
  endAndAskWhenNext,
  markRefused,
  markSent,
  markSentAndTakeNext,
  markWaiting,
  takeDueMail,
  type DueMail,
  type Taken,
  probePause,
} from './queue'
import { findStoredMailFacts, type StoredMailFacts } from './stored-mail-facts'

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
  /** The mail that the server has taken and PostgreSQL does not know of yet. */
  unmarked: string | null
}

export function newSender(environment: MailEnvironment): Sender {
  return { environment, server: null, key: '', downSince: null, retryAt: null, unmarked: null }
}

/**
 * Sends what is due, one mail after the other. Answers in how many milliseconds the next one is, null when none waits or
 * the mail server is to be left alone.
 */
export async function sendDueMails(sender: Sender, client: ClientBase, signal: AbortSignal): Promise<number | null> {
  if (sender.unmarked) await markSent(client, sender.unmarked)
  sender.unmarked = null
  if (sender.retryAt !== null) {
    // There may be another server by now.
    presentRoute(sender, await findStoredMailFacts(client))
    if (sender.retryAt !== null && sender.retryAt > Date.now()) return null
  }
  let taken: Taken | null = await takeDueMail(client)
  while (taken?.mail && !signal.aborted)
    taken = await sendAndTakeNext(sender, client, { mail: taken.mail, facts: taken.facts, signal })
  return taken && endAndAskWhenNext(client)
}

/** Null: nothing more for now, and nothing is taken. */
async function sendAndTakeNext(
  sender: Sender,
  client: ClientBase,
  { mail, facts, signal }: { mail: DueMail; facts: StoredMailFacts; signal: AbortSignal },
): Promise<Taken | null> {
  const failure = await failureOf(sender, mail, presentRoute(sender, facts))
  if (!failure) {
    // Nothing may come between the server's yes and this: a process that dies in between sends the mail again. Where it
    // is PostgreSQL that dies, the mail is remembered, and marked before anything else is sent.
    sender.unmarked = mail.id
    const next = signal.aborted ? await markSent(client, mail.id) : await markSentAndTakeNext(client, mail.id)
    sender.unmarked = null
    return next
  }
  await putBack(sender, client, { mail, error: failure.error })
  return sender.downSince === null && !signal.aborted ? takeDueMail(client) : null
}

/** Asked before every mail, so that each process goes over to another server or name with the next one. */
function presentRoute(sender: Sender, facts: StoredMailFacts): MailRoute {
  const route = mailRoute(sender.environment, facts)
  if (keyOf(route) === sender.key) return route
  sender.server?.close()
  sender.server = null
  sender.key = keyOf(route)
  // What was wrong with the one before says nothing about this one.
  sender.downSince = sender.retryAt = null
  return route
}

/** Null: the server has taken the mail. */
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
