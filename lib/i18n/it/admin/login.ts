export const login = {
  title: 'Accesso all’amministrazione',
  lead: 'Per cucina, banco e ufficio.',
  email: 'E-mail',
  password: 'Password',
  totp: 'Codice dell’app',
  totpHint: 'Oppure uno dei suoi codici di recupero.',
  submit: 'Accedere',
  busy: 'Accesso in corso…',
  failed: 'Accesso non riuscito',
  pairDevice: 'Associare questo dispositivo',
  toShop: 'Tornare allo shop',
}
