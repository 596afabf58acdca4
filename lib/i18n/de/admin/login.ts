export const login = {
  title: 'Anmeldung Verwaltung',
  lead: 'Für Küche, Theke und Büro.',
  email: 'E-Mail',
  password: 'Passwort',
  totp: 'Code aus der App',
  totpHint: 'Oder einer Ihrer Wiederherstellungscodes.',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft …',
  failed: 'Anmeldung fehlgeschlagen',
  pairDevice: 'Dieses Gerät koppeln',
  toShop: 'Zurück zum Shop',
}
