import { catalogue } from './catalogue'

export const loginWords = catalogue({
  en: {
    title: 'Admin Login',
    lead: 'For the kitchen, the counter and the office.',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    busy: 'Logging in …',
    failed: 'Login failed',
    toShop: 'Back to the shop',
  },
  de: {
    title: 'Anmeldung Verwaltung',
    lead: 'Für Küche, Theke und Büro.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft …',
    failed: 'Anmeldung fehlgeschlagen',
    toShop: 'Zurück zum Shop',
  },
})
