import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, shopNameOf, type Address, type Mail } from './mail'

export function testMail(address: Address): Mail {
  const { subject, title, paragraphs } = texts(address.language).mails['test-mail']
  const shop = shopNameOf(address.shopDetails)
  return compose({ template: 'test-mail', subject: fill(subject, { shop }) }, address, { title, paragraphs })
}
