import type { ClientBase, QueryResult } from 'pg'
import type { OutgoingMail } from './mail-server'
import { storedMailFacts, storedMailFactsOf, type StoredMailFacts } from './stored-mail-facts'

// The outbox in plain SQL: the sender lives in the server's bundle, which carries no Prisma. What it says for every
// mail is prepared once per connection and travels together, because each trip costs a process more than its statement.

export interface DueMail extends OutgoingMail {
  tries: number
}

/** The next mail, if any is due, and where it goes as the owner has it at this moment. */
export interface Taken {
  mail: DueMail | undefined
  facts: StoredMailFacts
}

/** Before the first of the questions below, on each connection. */
export async function prepareQueue(client: ClientBase): Promise<void> {
  await client.query(`
    prepare mail_facts as ${storedMailFacts};
    prepare due_mail as ${dueMail};
    prepare mail_is_sent (uuid) as ${isSent};
    prepare stale_mails as ${isStale};
    prepare next_mail as ${next}`)
}

/**
 * Begins a transaction with the mail that waits longest, locked until the transaction ends, so that of several senders
 * one has it. If this process dies, PostgreSQL lets go of it at once. What waited for too long is given up before.
 */
export function takeDueMail(client: ClientBase): Promise<Taken> {
  return take(client, ['execute stale_mails'])
}

/** The moment that the server has said yes, in one trip with the question for what comes next. */
export function markSentAndTakeNext(client: ClientBase, id: string): Promise<Taken> {
  return take(client, [`execute mail_is_sent ('${id}')`, 'commit'])
}

async function take(client: ClientBase, before: string[]): Promise<Taken> {
  const answers = await inOneTrip(client, [...before, 'begin', 'execute mail_facts', 'execute due_mail'])
  const [facts, due] = answers.slice(-2)
  return { facts: storedMailFactsOf(facts?.rows[0]), mail: due?.rows[0] }
}

/** The same, and nothing comes next. */
export async function markSent(client: ClientBase, id: string): Promise<null> {
  await inOneTrip(client, [`execute mail_is_sent ('${id}')`, 'commit'])
  return null
}

/** Ends the transaction. Milliseconds until the next mail is due; null when none waits. */
export async function endAndAskWhenNext(client: ClientBase): Promise<number | null> {
  const answers = await inOneTrip(client, ['commit', 'execute next_mail'])
  const wait: string | null = answers.at(-1)?.rows[0]?.wait ?? null
  return wait === null ? null : Number(wait)
}

export async function markRefused(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set tries = least(tries + 1, 32000), last_error = $2,
       next_try_at = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
    [mail.id, problem, retryPause(mail.tries + 1)],
  )
  await client.query('commit')
}

/**
 * The mail server cannot be used: the sender waits, and the mail goes to the end of the queue, so that one which
 * itself breaks the connection does not stand in the way of all others.
 */
export async function markWaiting(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set tries = least(tries + 1, 32000), last_error = $2, next_try_at = clock_timestamp() where id = $1`,
    [mail.id, problem],
  )
  await client.query('commit')
}

/** PostgreSQL carries all of it out even if this process dies right after sending it. */
async function inOneTrip(client: ClientBase, statements: string[]): Promise<QueryResult[]> {
  // pg gives one result or, as its types do not say, a list of them.
  const results: unknown = await client.query(statements.join('; '))
  return results as QueryResult[]
}

// The mails about one order leave in the order in which they were written, also where the first of them has to wait.
const dueMail = `
  select id, to_name as "toName", to_address as "toAddress", reply_to as "replyTo", subject, text, html, tries
  from outbox_mail mail
  where sent_at is null and given_up_at is null and next_try_at <= clock_timestamp() and not exists (
    select from status_change told
      join status_change step using (order_id)
      join outbox_mail earlier on earlier.status_change_id = step.id
    where told.id = mail.status_change_id and earlier.sent_at is null and earlier.given_up_at is null
      and (earlier.created_at, earlier.id) < (mail.created_at, mail.id))
  order by (next_try_at is null), next_try_at for update skip locked limit 1`

// Nothing of the text is kept: it held a code, or a person's address.
const isSent = `
  update outbox_mail set sent_at = clock_timestamp(), tries = tries + 1, last_error = '', subject = '', text = '', html = ''
  where id = $1 and sent_at is null`

// Two days are long enough for any mail, ten minutes for a code.
const isStale = `
  update outbox_mail set given_up_at = now(), subject = '', text = '', html = ''
  where id in (
    select id from outbox_mail
    where sent_at is null and given_up_at is null
      and (expires_at <= now() or created_at < now() - interval '48 hours')
    for update skip locked)`

const next = `
  select extract(epoch from min(next_try_at) - clock_timestamp()) * 1000 as wait
  from outbox_mail where sent_at is null and given_up_at is null`

const second = 1000
const steps = [5 * second, 30 * second, 120 * second, 600 * second, 1800 * second]
const longest = 3600 * second

/** How long one refused mail waits after its nth try: longer each time, never all mails in the same moment. */
function retryPause(tries: number, random = Math.random()): number {
  return Math.round((steps[tries - 1] ?? longest) * (0.8 + 0.4 * random))
}

/**
 * How long the sender leaves a mail server alone that has not answered since `downFor`: a tenth of that. So a mail
 * arrives soon after a short outage, and a server in trouble is not flooded with attempts.
 */
export function probePause(downForMilliseconds: number, random = Math.random()): number {
  const pause = Math.min(60 * second, Math.max(5 * second, downForMilliseconds / 10))
  return Math.round(pause * (0.8 + 0.4 * random))
}
