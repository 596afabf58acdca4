import type { ClientBase, QueryResult } from 'pg'
import { retryPause, type RetryPlan } from '@/lib/platform/outgoing'
import type { OutgoingMail } from './mail-server'
import { storedMailFacts, storedMailFactsOf, type StoredMailFacts } from './stored-mail-facts'

// Prepared once per connection and sent together: each round trip costs more than its statement.

export interface DueMail extends OutgoingMail {
  /** This one included. */
  tries: number
  lastMoment: number
}

export interface NextMail {
  mail: DueMail | undefined
  facts: StoredMailFacts
}

export async function prepareQueue(client: ClientBase): Promise<void> {
  await client.query(`
    prepare mail_facts as ${storedMailFacts};
    prepare due_mail as ${dueMail};
    prepare mail_is_sent (uuid) as ${isSent};
    prepare stale_mails as ${isStale};
    prepare next_mail as ${next}`)
}

/**
 * Claims the mail that waits longest. No lock outlives the statement: what is on the wire can be withdrawn or deleted
 * at once, and is not tried again then.
 */
export function takeDueMail(client: ClientBase): Promise<NextMail> {
  return take(client, ['execute stale_mails'])
}

/** In one round trip and one transaction, at the moment of the server's acceptance. */
export function markSentAndTakeNext(client: ClientBase, id: string): Promise<NextMail> {
  return take(client, [`execute mail_is_sent ('${id}')`])
}

async function take(client: ClientBase, before: string[]): Promise<NextMail> {
  const lastMoment = performance.now() + sendWithinMs
  const answers = await inOneTrip(client, [...before, 'execute mail_facts', 'execute due_mail'])
  const [facts, due] = answers.slice(-2)
  const [mail] = (due?.rows ?? []) as Omit<DueMail, 'lastMoment'>[]
  return { facts: storedMailFactsOf(facts?.rows[0]), mail: mail && { ...mail, lastMoment } }
}

export async function markSent(client: ClientBase, id: string): Promise<null> {
  await client.query(`execute mail_is_sent ('${id}')`)
  return null
}

export async function askWhenNext(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ wait: string | null }>('execute next_mail')
  const wait = rows[0]?.wait ?? null
  return wait === null ? null : Number(wait)
}

export async function markRefused(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set claimed_at = null, last_error = $3,
       next_try_at = clock_timestamp() + $4 * interval '1 millisecond' where ${isStillClaimed}`,
    [mail.id, mail.tries, problem, retryPause(plan, mail.tries)],
  )
}

/** At the end of the queue a mail that breaks the connection itself cannot block all others. */
export async function markWaiting(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set claimed_at = null, last_error = $3, next_try_at = clock_timestamp() where ${isStillClaimed}`,
    [mail.id, mail.tries, problem],
  )
}

/** Of a mail that was not tried. */
export async function endClaim(client: ClientBase, mail: DueMail): Promise<void> {
  await client.query(
    `update outbox_mail set claimed_at = null, tries = tries - 1, next_try_at = clock_timestamp() where ${isStillClaimed}`,
    [mail.id, mail.tries],
  )
}

// Each claim counts a try: a sender that comes back late does not end the claim of the one after it.
const isStillClaimed = 'id = $1 and tries = $2 and claimed_at is not null'

/** PostgreSQL executes all of it even if this process dies after sending. */
async function inOneTrip(client: ClientBase, statements: string[]): Promise<QueryResult[]> {
  const results: unknown = await client.query(statements.join('; '))
  return results as QueryResult[]
}

/** How long a mail is its sender's, by the database's clock. A dead sender's mail leaves after it. */
const claimSeconds = 60

/** Before the server has the end of the mail, by the sender's clock. The rest of the claim is for the server's answer. */
const sendWithinMs = 40_000

// Mails about one order leave in the order in which they were written; a withdrawn one may still be on the wire.
const dueMail = `
  update outbox_mail set tries = least(tries + 1, 32000), claimed_at = clock_timestamp(),
    next_try_at = clock_timestamp() + interval '${claimSeconds} seconds'
  where id = (
    select id from outbox_mail mail
    where sent_at is null and given_up_at is null and next_try_at <= clock_timestamp() and not exists (
      select from status_change reported
        join status_change step using (order_id)
        join outbox_mail earlier on earlier.status_change_id = step.id
      where reported.id = mail.status_change_id and earlier.sent_at is null
        and (earlier.given_up_at is null or earlier.claimed_at is not null and earlier.next_try_at > clock_timestamp())
        and (earlier.created_at, earlier.id) < (mail.created_at, mail.id))
    order by (next_try_at is null), next_try_at for update skip locked limit 1)
  returning id, to_name as "toName", to_address as "toAddress", reply_to as "replyTo", subject, text, html, tries`

// The text is deleted: it held a code or a person's address. What was withdrawn on the wire has left all the same.
const isSent = `
  update outbox_mail
  set sent_at = clock_timestamp(), claimed_at = null, given_up_at = null, last_error = '', subject = '', text = '', html = ''
  where id = $1 and sent_at is null`

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

/** Of a mail that itself was refused. */
const plan: RetryPlan = {
  steps: [5 * second, 30 * second, 120 * second, 600 * second, 1800 * second],
  afterwards: 3600 * second,
  spread: [0.8, 1.2],
}

/** A tenth of the outage so far. */
export function probePause(downForMilliseconds: number, random = Math.random()): number {
  const pause = Math.min(60 * second, Math.max(5 * second, downForMilliseconds / 10))
  return Math.round(pause * (0.8 + 0.4 * random))
}
