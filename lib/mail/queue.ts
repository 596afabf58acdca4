import type { ClientBase, QueryResult } from 'pg'
import type { OutgoingMail } from './mail-server'
import { storedMailFacts, storedMailFactsOf, type StoredMailFacts } from './stored-mail-facts'

// Prepared once per connection and sent together: each round trip costs more than its statement.

export interface DueMail extends OutgoingMail {
  tries: number
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

/** Locks the mail that waits longest until the transaction ends; PostgreSQL releases it when the process dies. */
export function takeDueMail(client: ClientBase): Promise<NextMail> {
  return take(client, ['execute stale_mails'])
}

/** In one round trip, at the moment of the server's acceptance. */
export function markSentAndTakeNext(client: ClientBase, id: string): Promise<NextMail> {
  return take(client, [`execute mail_is_sent ('${id}')`, 'commit'])
}

async function take(client: ClientBase, before: string[]): Promise<NextMail> {
  const answers = await inOneTrip(client, [...before, 'begin', 'execute mail_facts', 'execute due_mail'])
  const [facts, due] = answers.slice(-2)
  return { facts: storedMailFactsOf(facts?.rows[0]), mail: due?.rows[0] }
}

export async function markSent(client: ClientBase, id: string): Promise<null> {
  await inOneTrip(client, [`execute mail_is_sent ('${id}')`, 'commit'])
  return null
}

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

/** At the end of the queue a mail that breaks the connection itself cannot block all others. */
export async function markWaiting(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set tries = least(tries + 1, 32000), last_error = $2, next_try_at = clock_timestamp() where id = $1`,
    [mail.id, problem],
  )
  await client.query('commit')
}

/** PostgreSQL executes all of it even if this process dies after sending. */
async function inOneTrip(client: ClientBase, statements: string[]): Promise<QueryResult[]> {
  const results: unknown = await client.query(statements.join('; '))
  return results as QueryResult[]
}

// Mails about one order leave in the order in which they were written.
const dueMail = `
  select id, to_name as "toName", to_address as "toAddress", reply_to as "replyTo", subject, text, html, tries
  from outbox_mail mail
  where sent_at is null and given_up_at is null and next_try_at <= clock_timestamp() and not exists (
    select from status_change reported
      join status_change step using (order_id)
      join outbox_mail earlier on earlier.status_change_id = step.id
    where reported.id = mail.status_change_id and earlier.sent_at is null and earlier.given_up_at is null
      and (earlier.created_at, earlier.id) < (mail.created_at, mail.id))
  order by (next_try_at is null), next_try_at for update skip locked limit 1`

// The text is deleted: it held a code or a person's address.
const isSent = `
  update outbox_mail set sent_at = clock_timestamp(), tries = tries + 1, last_error = '', subject = '', text = '', html = ''
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
const steps = [5 * second, 30 * second, 120 * second, 600 * second, 1800 * second]
const longest = 3600 * second

/** Grows with each try, and varies so that mails do not retry all at once. */
function retryPause(tries: number, random = Math.random()): number {
  return Math.round((steps[tries - 1] ?? longest) * (0.8 + 0.4 * random))
}

/** A tenth of the outage so far. */
export function probePause(downForMilliseconds: number, random = Math.random()): number {
  const pause = Math.min(60 * second, Math.max(5 * second, downForMilliseconds / 10))
  return Math.round(pause * (0.8 + 0.4 * random))
}
