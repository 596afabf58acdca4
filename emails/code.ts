import { compose, type Address, type Mail } from './mail'

const words = {
  de: {
    subject: (code: string, shop: string) => `${code} ist Ihr Code für ${shop}`,
    title: 'Ihr Bestätigungscode',
    paragraphs: [
      'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er gilt 10 Minuten und nur einmal.',
      'Falls Sie sich nicht registriert haben, brauchen Sie nichts zu tun. Geben Sie den Code niemandem weiter.',
    ],
  },
  en: {
    subject: (code: string, shop: string) => `${code} is your code for ${shop}`,
    title: 'Your confirmation code',
    paragraphs: [
      'Enter this code to confirm your e-mail address. It is valid for 10 minutes and can be used once.',
      'If you did not register, there is nothing to do. Never pass the code on to anybody.',
    ],
  },
}

export interface CodeDetails {
  code: string
  expiresAt: Date
}

export function codeMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = words[address.language]
  const envelope = { template: 'code', subject: subject(code, address.shopDetails.shopName), expiresAt } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
