import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

interface LinkDetails {
  kind: 'invitation' | 'password'
  token: string
  expiresAt: Date
}

const templates = { invitation: 'invitation', password: 'password-link' } as const

/** The fragment reaches no server and no log. */
export function accessLinkMail(address: Address, { kind, token, expiresAt }: LinkDetails): Mail {
  const template = templates[kind]
  const { subject, title, paragraphs, action } = texts(address.language).mails[template]
  const shop = shopNameOf(address.shopDetails)
  const url = `${address.shopDetails.origin}/admin/invitation#token=${token}`
  return compose({ template, subject: fill(subject, { shop }), expiresAt }, address, {
    title: fill(title, { shop }),
    paragraphs,
    action: { label: action, url },
  })
}
