import { setTimeout as sleep } from 'node:timers/promises'

export type Mail = {
  id: string
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  receivedAt: string
}

const INBOX = process.env.INBOX_URL ?? 'http://localhost:1080'

/** The newest mail to an address; waits for it, because mail takes its time. */
export async function mailTo(
  address: string,
  { subject = /.*/, withinMs = 15_000 }: { subject?: RegExp; withinMs?: number } = {},
): Promise<Mail> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const mails = await mailsTo(address)
    const found = mails.find((mail) => subject.test(mail.subject))
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No mail to ${address} with a subject like ${subject} came in time`)
    await sleep(100)
  }
}

/** Everything that has come to an address so far, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${INBOX}/messages?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}

/** The six digits of the newest mail that has some; of those that come after `before`, where that is given. */
export async function codeFor(address: string, before: Mail[] = []): Promise<string> {
  const known = new Set(before.map(({ id }) => id))
  const deadline = Date.now() + 15_000
  for (;;) {
    const fresh = (await mailsTo(address)).filter(({ id }) => !known.has(id))
    const code = fresh.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((digits) => digits)
    if (code) return code
    if (Date.now() > deadline) throw new Error(`No mail with a code came to ${address} in time`)
    await sleep(100)
  }
}
