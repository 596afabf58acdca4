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

/** The six digits of the newest mail that has some. */
export async function codeFor(address: string): Promise<string> {
  const mail = await mailTo(address)
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`The mail "${mail.subject}" has no code in its text part`)
  return code
}
