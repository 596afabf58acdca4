import { codeMail } from '@/emails/code'
import { deletionCodeMail } from '@/emails/deletion-code'
import { loginCodeMail } from '@/emails/login-code'
import { passwordResetMail } from '@/emails/password-reset'
import type { CodePurpose } from '@/lib/generated/prisma/enums'
import { findShopDetails } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Tx } from '@/lib/platform/db'
import type { Account } from '@/lib/accounts/find-account'
import { issueCode, type MailedRegistration } from './codes'

const mails = {
  verify_email: codeMail,
  reset_password: passwordResetMail,
  sign_in: loginCodeMail,
  delete_account: deletionCodeMail,
}

type Recipient = Pick<Account, 'id' | 'email' | 'firstname' | 'lastname' | 'language'>

interface MailedCode {
  purpose: CodePurpose
  /** That waits for the code; absent: what waits already stays. */
  registration?: MailedRegistration
  now: Date
}

/** Issues a code and mails it, in one transaction. */
export async function mailCode(tx: Tx, recipient: Recipient, { purpose, ...request }: MailedCode): Promise<void> {
  const { id: userId, email, firstname, lastname, language } = recipient
  const shopDetails = await findShopDetails(tx)
  const issued = await issueCode(tx, { userId, purpose, ...request })
  const to = { name: `${firstname} ${lastname}`.trim(), address: email }
  await queueMail(tx, mails[purpose]({ shopDetails, language, to }, issued))
}
