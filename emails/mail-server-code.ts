import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import type { CodeDetails } from './code'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export function mailServerCodeMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails['mail-server-code']
  const shop = shopNameOf(address.shopDetails)
  const envelope = { template: 'mail-server-code', subject: fill(subject, { code, shop }), expiresAt } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
