import { compose, type Address, type Mail } from './mail'

const words = {
  de: {
    subject: (shop: string) => `Sie haben bereits ein Konto bei ${shop}`,
    title: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein neues Konto eröffnen. Es gibt schon eines; daran wurde nichts geändert.',
      'Melden Sie sich einfach an. Wenn Sie das Passwort vergessen haben, wählen Sie auf der Anmeldeseite «Passwort vergessen».',
    ],
    action: 'Anmelden',
  },
  en: {
    subject: (shop: string) => `You already have an account at ${shop}`,
    title: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to open a new account with this e-mail address. There is one already, and nothing about it was changed.',
      'Simply log in. If you forgot your password, choose “Forgot password” on the login page.',
    ],
    action: 'Log in',
  },
}

export function alreadyRegisteredMail(address: Address): Mail {
  const { subject, title, paragraphs, action } = words[address.language]
  const envelope = { template: 'already-registered', subject: subject(address.shopDetails.shopName) } as const
  const url = `${address.shopDetails.origin}/${address.language}/login`
  return compose(envelope, address, { title, paragraphs, action: { label: action, url } })
}
