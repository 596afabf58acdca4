import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mail } from '@/emails/mail'
import { log } from '@/lib/platform/process/log'
import { mailProblemOf, type MailProblem } from './mail-problem'
import type { MailRoute } from './mail-route'
import { openMailServer, type MailTimeouts } from './mail-server'

/** Shorter than the outbox's, because a person waits at the form. */
const formTimeouts: MailTimeouts = { connect: 8000, answer: 6000 }
const longestMs = 16_000

export async function sendDirectly(route: MailRoute, mail: Mail, timeouts = formTimeouts): Promise<MailProblem | null> {
  try {
    await withinTime(route, mail, timeouts)
    return null
  } catch (error) {
    const problem = mailProblemOf(error)
    // The server's own words are for the operator, never for the page.
    log.info({ err: error, ...problem }, 'a mail that tries a server out did not leave')
    return problem
  }
}

async function withinTime(route: MailRoute, { to, replyTo, ...mail }: Mail, timeouts: MailTimeouts): Promise<void> {
  const server = openMailServer(route, timeouts)
  const { subject, text, html } = mail
  const outgoing = { id: randomUUID(), toName: to.name, toAddress: to.address, subject, text, html }
  const over = new AbortController()
  try {
    await Promise.race([
      server.send({ ...outgoing, replyTo: replyTo || route.replyTo }, route.from),
      // A server that sends a little every few seconds never runs into a timeout between two answers.
      pause(longestMs, undefined, { signal: over.signal }).then(() => Promise.reject(new TooSlow())),
    ])
  } finally {
    over.abort()
    server.close()
  }
}

class TooSlow extends Error {
  readonly code = 'ETIMEDOUT'
}
