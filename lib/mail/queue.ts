import type { ClientBase } from 'pg'
import type { OutgoingMail } from './mail-server'
import { retryPause } from './backoff'

// The outbox in plain SQL: the sender lives in the server's bundle, which carries no Prisma.

export interface DueMail extends OutgoingMail {
  tries: number
}

/**
 * The mail that waits longest, locked until the transaction ends, so that of several senders one has it. If this
 * process dies, PostgreSQL lets go of it at once.
 */
export async function takeDueMail(client: ClientBase): Promise<DueMail | undefined> {
  const { rows } = await client.query<DueMail>(`
    select id, to_name as "toName", to_address as "toAddress", reply_to as "replyTo", subject, text, html, tries
    from outbox_mail
    where sent_at is null and given_up_at is null and next_try_at <= clock_timestamp()
    order by (next_try_at is null), next_try_at for update skip locked limit 1`)
  return rows[0]
}

/** Nothing of the text is kept: it held a code, or a person's address. */
export async function markSent(client: ClientBase, id: string): Promise<void> {
  await client.query(
    `update outbox_mail set sent_at = clock_timestamp(), tries = tries + 1, last_error = '', subject = '', text = '', html = ''
     where id = $1`,
    [id],
  )
}

export async function markRefused(client: ClientBase, mail: DueMail, problem: string): Promise<void> {
  await client.query(
    `update outbox_mail set tries = least(tries + 1, 32000), last_error = $2,
       next_try_at = clock_timestamp() + $3 * interval '1 millisecond' where id = $1`,
    [mail.id, problem, retryPause(mail.tries + 1)],
  )
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
}

/** Two days are long enough for any mail, ten minutes for a code. */
export async function giveUpStale(client: ClientBase): Promise<void> {
  await client.query(`
    update outbox_mail set given_up_at = now(), subject = '', text = '', html = ''
    where id in (
      select id from outbox_mail
      where sent_at is null and given_up_at is null
        and (expires_at <= now() or created_at < now() - interval '48 hours')
      for update skip locked)`)
}

/** Until the next mail is due; null when none waits. */
export async function millisecondsToNext(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ wait: string | null }>(`
    select extract(epoch from min(next_try_at) - clock_timestamp()) * 1000 as wait
    from outbox_mail where sent_at is null and given_up_at is null`)
  const wait = rows[0]?.wait
  return wait == null ? null : Number(wait)
}
