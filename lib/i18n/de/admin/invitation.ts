/** The page that a mailed link leads to. */
export const invitation = {
  title: 'Passwort wählen',
  lead: 'Willkommen, {name}. Mit {email} und diesem Passwort melden Sie sich im Administrationsbereich an.',
  leadAgain: 'Wählen Sie ein neues Passwort für {email}. Auf allen Geräten sind Sie danach abgemeldet.',
  opening: 'Der Link wird geprüft …',
  missing: 'Öffnen Sie diese Seite mit dem Link aus dem Mail.',
  password: 'Neues Passwort',
  passwordHint: 'Mindestens 10 Zeichen',
  submit: 'Passwort übernehmen',
  busy: 'Einen Moment …',
  failed: 'Das hat nicht geklappt: {message}',
  tryAgain: 'Noch einmal versuchen',
  toLogin: 'Zur Anmeldung',
}
