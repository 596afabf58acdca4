import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export type CodeMail = 'code' | 'login-code' | 'password-reset' | 'deletion-code' | 'mail-server-code'

interface CodeDetails {
  code: string
  expiresAt: Date
}

export function codeMail(template: CodeMail, address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails[template]
  const envelope = { template, subject: fill(subject, { code, shop: shopNameOf(address.shopDetails) }), expiresAt }
  return compose(envelope, address, { title, figure: code, paragraphs })
}
