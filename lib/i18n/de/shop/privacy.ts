export const privacy = {
  title: 'Datenschutz',
  lead: 'Kein Tracking, keine Werbung, keine Dritten, die Ihnen über die Schulter schauen. Das bleibt übrig.',
  sections: [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: ['{shop}, {address}. Fragen zu Ihren Daten: {email}.'],
    },
    {
      title: 'Was wir speichern und wozu',
      paragraphs: [
        'Konto: Name, E-Mail-Adresse und ein Hash Ihres Passworts, damit Sie sich anmelden können.',
        'Bestellungen: was Sie bestellt haben, Name, Telefon und Adresse, damit wir kochen, übergeben und Buch führen können. Das Gesetz verpflichtet uns, Bestellungen zehn Jahre aufzubewahren.',
        'Kontaktnachrichten: was Sie uns schreiben, bis es beantwortet ist.',
      ],
    },
    {
      title: 'Was in Ihrem Browser liegt',
      paragraphs: [
        'Ein Cookie hält Sie angemeldet, eines merkt sich die Sprache, und nach einer Registrierung bewahrt eines Ihre Angaben verschlüsselt auf, höchstens dreissig Minuten, bis der Code bestätigt ist. Im Speicher des Browsers liegen Ihr Warenkorb, Ihr Name für die Kopfzeile, die Nummern Ihrer Bestellungen, Ihre Favoriten und Ihr Filter für die Speisekarte; die letzten beiden verlassen ihn nie. Beim Abmelden wird er geleert.',
        'Wenn Sie sich über eine Bestellung benachrichtigen lassen, merken wir uns dafür die Adresse Ihres Browsers bei dessen Hersteller, bis die Bestellung abgeschlossen ist. Was wir dorthin senden, ist verschlüsselt.',
        'Auf diesen Seiten gibt es keine Statistik, keine Zählpixel und keine Inhalte anderer Firmen.',
      ],
    },
    {
      title: 'Wer es sonst noch sieht',
      paragraphs: [
        'Niemand ausser den Firmen, die in unserem Auftrag den Server betreiben und unsere E-Mails befördern.',
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können fragen, was wir über Sie wissen, es berichtigen und Ihr Konto löschen lassen. Bestellungen bleiben ohne Ihr Konto in den Büchern.',
      ],
    },
  ],
}
