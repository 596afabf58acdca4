import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export interface CodeDetails {
  code: string
  expiresAt: Date
}

export function codeMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails.code
  const envelope = {
    template: 'code',
    subject: fill(subject, { code, shop: shopNameOf(address.shopDetails) }),
    expiresAt,
  } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
