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
        'Bestellungen: was Sie bestellt haben, Name, Telefon und Adresse, damit wir kochen, übergeben und Buch führen können.',
        'Kontaktnachrichten: was Sie uns schreiben, damit wir antworten können.',
      ],
    },
    {
      title: 'Was in Ihrem Browser liegt',
      paragraphs: [
        'Ein Cookie hält Sie angemeldet, eines merkt sich die Sprache, und nach einer Registrierung bewahrt eines Ihre Angaben verschlüsselt auf, höchstens dreissig Minuten, bis der Code bestätigt ist. Ein weiteres sagt ein halbes Jahr lang, dass auf diesem Gerät schon einmal jemand mit Ihrem Konto angemeldet war, damit Fremde, die Ihr Passwort erraten wollen, Sie nicht aufhalten; es ist auf allen Ihren Geräten gleich. Im Speicher des Browsers liegen Ihr Warenkorb, Ihr Name für die Kopfzeile, die Nummern Ihrer Bestellungen, Ihre Favoriten und Ihr Filter für die Speisekarte; die letzten beiden verlassen ihn nie. Beim Abmelden wird er geleert.',
        'Wenn Sie sich über eine Bestellung benachrichtigen lassen, merken wir uns dafür die Adresse Ihres Browsers bei dessen Hersteller, bis die Bestellung abgeschlossen ist. Was wir dorthin senden, ist verschlüsselt.',
        'Unser Server zählt, wie oft eine Seite an einem Tag angeschaut wird: eine Zahl je Seite und Tag, ohne Cookie, ohne IP-Adresse, ohne Kennung des Geräts. Zählpixel und Inhalte anderer Firmen gibt es auf diesen Seiten nicht.',
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
        'Sie können fragen, was wir über Sie wissen, und es berichtigen. Ihr Konto löschen Sie selbst auf der Profilseite, sobald keine Bestellung mehr läuft: Was verkauft wurde, bleibt ohne Ihren Namen in den Büchern, alles andere ist sofort weg.',
      ],
    },
  ],
  retention: {
    title: 'Wie lange wir es behalten',
    lead: 'Ein Konto mit Passwort bleibt, bis Sie es löschen. Alles andere endet von selbst:',
    line: '{what}: {period} ({source}).',
    kept: {
      unconfirmedRegistrations: 'Registrierungen, die niemand bestätigt',
      codes: 'Zugeschickte Codes, wenn sie abgelaufen sind',
      endedSessions: 'Sitzungen, wenn sie abgelaufen sind',
      countedTries: 'Gezählte Versuche je Adresse und Gerät, wenn die Wartezeit vorbei ist',
      sentMails: 'An wen wann welche E-Mail ging; ihren Text löschen wir beim Versand',
      pushesOfDoneOrders: 'Adressen für Benachrichtigungen, wenn die Bestellung abgeschlossen ist',
      pushes: 'Adressen für Benachrichtigungen in jedem anderen Fall',
      answeredMessages: 'Kontaktnachrichten, wenn sie beantwortet sind',
      unansweredMessages: 'Kontaktnachrichten, die niemand beantwortet hat',
      blockedAddresses:
        'Dass eine Adresse für Bestellungen gesperrt ist, wenn es ihr Konto nicht mehr gibt: eine Prüfsumme, ohne Name und Grund',
      accountsWithoutPassword: 'Angaben von Gästen ohne Passwort, seit ihrem letzten Besuch',
      personsOfOrders: 'Name, Adresse, Telefon, E-Mail und Bemerkungen in einer Bestellung, für Rückfragen',
      orders: 'Was verkauft wurde, ohne diese Angaben',
      pageViews: 'Wie oft eine Seite an einem Tag angeschaut wurde, ohne Angabe von wem',
      testOrders: 'Probebestellungen des Betriebs, in denen kein Gast steht',
      auditEntries: 'Wer im Shop was geändert hat',
    },
    atOnce: 'sofort gelöscht',
    periods: {
      days: { one: '{count} Tag', other: '{count} Tage' },
      years: { one: '{count} Jahr', other: '{count} Jahre' },
      business_years: {
        one: '{count} Jahr ab Ende des Geschäftsjahres',
        other: '{count} Jahre ab Ende des Geschäftsjahres',
      },
    },
    sources: { books: 'Buchführung, Art. 958f OR', purpose: 'nicht länger als nötig, Art. 6 DSG' },
  },
}
