import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export function alreadyRegisteredMail(address: Address): Mail {
  const { subject, title, paragraphs, action } = texts(address.language).mails['already-registered']
  const envelope = {
    template: 'already-registered',
    subject: fill(subject, { shop: shopNameOf(address.shopDetails) }),
  } as const
  const url = `${address.shopDetails.origin}/${address.language}/login`
  return compose(envelope, address, { title, paragraphs, action: { label: action, url } })
}
