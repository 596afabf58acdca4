/** The own account in the admin area, and the second factor at its login. */
export const account = {
  title: 'Il mio account',
  role: 'Ruolo',
  factor: 'Secondo fattore',
  off: 'Dopo la password viene chiesto un codice di un’app sul suo telefono. Così una password rubata non serve a nessuno.',
  required:
    'Questo shop chiede a titolari e direzione un secondo fattore. Finché non è configurato, vede solo ordini e pagamenti.',
  on: 'Configurato. Codici di recupero rimasti: {count}.',
  password: 'La sua password',
  begin: 'Configurare',
  scan: 'Scansioni l’immagine con un’app di autenticazione oppure digiti la chiave. Inserisca poi il codice che l’app mostra.',
  qr: 'Codice QR per l’app di autenticazione',
  secret: 'Chiave',
  code: 'Codice dell’app',
  confirm: 'Confermare',
  codesTitle: 'Codici di recupero',
  codesLead:
    'Ognuno vale una volta al posto di un codice, se manca il telefono. Li stampi o li annoti: vengono mostrati solo adesso.',
  codesDone: 'Li ho conservati',
  remove: 'Rimuovere il secondo fattore',
  removed: 'Il secondo fattore è rimosso.',
  failed: 'Non ha funzionato: {message}',
}
