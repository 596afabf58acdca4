import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export type CodeMail = 'code' | 'login-code' | 'deletion-code' | 'mail-server-code'

interface CodeDetails {
  code: string
  expiresAt: Date
}

export function codeMail(template: CodeMail, address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { title, paragraphs } = texts(address.language).mails[template]
  return compose({ template, values: { code }, expiresAt }, address, { title, figure: code, paragraphs })
}

interface ResetDetails extends CodeDetails {
  isStaff: boolean
  token: string
}

/** The link leads to the account's own door. */
export function passwordResetMail(address: Address, { code, expiresAt, isStaff, token }: ResetDetails): Mail {
  const { title, paragraphs, action } = texts(address.language).mails['password-reset']
  const door = isStaff ? '/admin/login' : `/${address.language}/login`
  const url = `${address.shopDetails.origin}${door}#device=${token}`
  const content = { title, figure: code, paragraphs, action: { label: action, url } }
  return compose({ template: 'password-reset', values: { code }, expiresAt }, address, content)
}

interface LinkDetails {
  kind: 'invitation' | 'password'
  token: string
  expiresAt: Date
}

const templates = { invitation: 'invitation', password: 'password-link' } as const

/** The fragment reaches no server and no log. */
export function accessLinkMail(address: Address, { kind, token, expiresAt }: LinkDetails): Mail {
  const template = templates[kind]
  const { title, paragraphs, action } = texts(address.language).mails[template]
  const url = `${address.shopDetails.origin}/admin/invitation#token=${token}`
  return compose({ template, expiresAt }, address, {
    title: fill(title, { shop: shopNameOf(address.shopDetails) }),
    paragraphs,
    action: { label: action, url },
  })
}

export function alreadyRegisteredMail(address: Address): Mail {
  const { title, paragraphs, action } = texts(address.language).mails['already-registered']
  const url = `${address.shopDetails.origin}/${address.language}/login`
  return compose({ template: 'already-registered' }, address, { title, paragraphs, action: { label: action, url } })
}

export function testMail(address: Address): Mail {
  const { title, paragraphs } = texts(address.language).mails['test-mail']
  return compose({ template: 'test-mail' }, address, { title, paragraphs })
}
