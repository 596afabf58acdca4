/** The own account in the admin area, and the second factor at its login. */
export const account = {
  title: 'Mein Konto',
  role: 'Rolle',
  factor: 'Zweiter Faktor',
  off: 'Zum Passwort kommt ein Code aus einer App auf Ihrem Handy. So nützt ein gestohlenes Passwort niemandem.',
  required:
    'Dieser Shop verlangt von Inhabern und Leitung einen zweiten Faktor. Bis er eingerichtet ist, sehen Sie nur Bestellungen und Zahlungen.',
  on: 'Eingerichtet. Noch {count} Wiederherstellungscodes sind übrig.',
  password: 'Ihr Passwort',
  begin: 'Einrichten',
  scan: 'Scannen Sie das Bild mit einer Authenticator-App, oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den die App zeigt.',
  qr: 'QR-Code für die Authenticator-App',
  secret: 'Schlüssel',
  code: 'Code aus der App',
  confirm: 'Bestätigen',
  codesTitle: 'Wiederherstellungscodes',
  codesLead:
    'Jeder gilt einmal statt eines Codes, falls das Handy fehlt. Drucken Sie sie oder schreiben Sie sie auf: Sie werden nur jetzt gezeigt.',
  codesDone: 'Ich habe sie aufbewahrt',
  remove: 'Zweiten Faktor entfernen',
  removed: 'Der zweite Faktor ist entfernt.',
  failed: 'Das hat nicht geklappt: {message}',
}
