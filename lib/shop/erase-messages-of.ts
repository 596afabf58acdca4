import type { Tx } from '@/lib/platform/db'

/** What was written through the contact form under this address, and the mails that told the shop of it. */
export async function eraseMessagesOf(tx: Tx, { email }: { email: string }): Promise<void> {
  await tx.$executeRaw`delete from contact_message where lower(email) = lower(${email})`
  await tx.$executeRaw`delete from outbox_mail where lower(reply_to) = lower(${email})`
}
