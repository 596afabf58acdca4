import type { CodeDetails } from './code'
import { compose, type Address, type Mail } from './mail'

const words = {
  de: {
    subject: (code: string, shop: string) => `${code} ist Ihr Code für ein neues Passwort bei ${shop}`,
    title: 'Ihr Code für ein neues Passwort',
    paragraphs: [
      'Geben Sie diesen Code ein und wählen Sie ein neues Passwort. Er gilt 10 Minuten und nur einmal. Danach sind Sie auf allen Geräten abgemeldet.',
      'Falls Sie kein neues Passwort verlangt haben, brauchen Sie nichts zu tun: Ihr altes gilt weiter. Geben Sie den Code niemandem weiter.',
    ],
  },
  en: {
    subject: (code: string, shop: string) => `${code} is your code for a new password at ${shop}`,
    title: 'Your code for a new password',
    paragraphs: [
      'Enter this code and choose a new password. It is valid for 10 minutes and can be used once. You will then be logged out on all devices.',
      'If you did not ask for a new password, there is nothing to do: your old one stays. Never pass the code on to anybody.',
    ],
  },
}

export function passwordResetMail(address: Address, { code, expiresAt }: CodeDetails): Mail {
  const { subject, title, paragraphs } = words[address.language]
  const envelope = {
    template: 'password-reset',
    subject: subject(code, address.shopDetails.shopName),
    expiresAt,
  } as const
  return compose(envelope, address, { title, figure: code, paragraphs })
}
