import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import type { CodeDetails } from './code'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export function loginCodeMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails['login-code']
  const envelope = {
    template: 'login-code',
    subject: fill(subject, { code, shop: shopNameOf(address.shopDetails) }),
    expiresAt,
  } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
