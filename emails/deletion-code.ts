import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import type { CodeDetails } from './code'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export function deletionCodeMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails['deletion-code']
  const envelope = {
    template: 'deletion-code',
    subject: fill(subject, { code, shop: shopNameOf(address.shopDetails) }),
    expiresAt,
  } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
