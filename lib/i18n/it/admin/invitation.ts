/** The page that a mailed link leads to. */
export const invitation = {
  title: 'Scegliere una password',
  lead: 'Salve {name}. Con {email} e questa password accede all’amministrazione.',
  leadAgain: 'Scelga una nuova password per {email}. In seguito la sessione sarà chiusa su tutti i dispositivi.',
  opening: 'Controllo del link…',
  missing: 'Apra questa pagina con il link ricevuto per e-mail.',
  password: 'Nuova password',
  passwordHint: 'Almeno 10 caratteri',
  submit: 'Impostare la password',
  busy: 'Un momento…',
  failed: 'Non ha funzionato: {message}',
  tryAgain: 'Riprovare',
  toLogin: 'Alla pagina di accesso',
}
