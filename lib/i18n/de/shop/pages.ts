export const about = {
  title: 'Gekocht, wenn Sie bestellen.',
  lead: '{shop}, {city}: eine eigene Küche, und niemand zwischen Ihnen und uns.',
  sections: [
    {
      title: 'Was wir tun',
      paragraphs: [
        'Wir kochen jede Bestellung, wenn sie eintrifft. Sie bestellen direkt bei uns, ohne Marktplatz dazwischen.',
        'Was in einem Gericht ist und woher Fleisch, Fisch und Brot kommen, steht dabei, oder wir sagen es Ihnen auf Anfrage. Der Preis auf der Karte ist der Preis, den Sie bezahlen.',
      ],
    },
    {
      title: 'Wo Sie uns finden',
      paragraphs: ['{shop}, {address}. Sie erreichen uns unter {email} und {phone}. Wer abholt, bezahlt keine Gebühr.'],
    },
  ],
  link: 'Zur Speisekarte',
}

export const contact = {
  title: 'Kontakt',
  lead: 'Fragen, Wünsche, Lob: Wir lesen jede Nachricht selbst.',
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  subject: 'Betreff',
  chooseSubject: 'Bitte wählen',
  subjects: {
    general: 'Allgemeine Frage',
    order: 'Zu einer Bestellung',
    restaurant: 'Zum Restaurant',
    feedback: 'Rückmeldung',
    technical: 'Technisches Problem',
  },
  message: 'Nachricht',
  website: 'Dieses Feld leer lassen',
  send: 'Nachricht senden',
  thanks: 'Vielen Dank für Ihre Nachricht! Wir melden uns bald.',
  failed: '⚠️ {message}',
  callUs: 'Eilt es? Rufen Sie uns an.',
  visitUs: 'Hier finden Sie uns',
}

export const imprint = {
  title: 'Impressum',
  operator: 'Betreiberin dieses Shops',
  owner: 'Verantwortlich',
  vatNumber: 'Unternehmensnummer (UID)',
  reach: 'So erreichen Sie uns',
  prices: 'Preise',
  pricesText: 'Alle Preise verstehen sich in Schweizer Franken (CHF) inkl. MWST ({vat_number}).',
}

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
        'Ein Cookie hält Sie angemeldet, eines merkt sich die Sprache, und nach einer Registrierung bewahrt eines Ihre Angaben verschlüsselt auf, höchstens dreissig Minuten, bis der Code bestätigt ist. Ein weiteres sagt ein halbes Jahr lang, dass auf diesem Gerät schon einmal jemand mit Ihrem Konto angemeldet war oder es mit einem Code aus unserer Mail geöffnet hat, damit Fremde, die Ihr Passwort erraten wollen, Sie nicht aufhalten; es ist auf allen Ihren Geräten gleich. Im Speicher des Browsers liegen Ihr Warenkorb, Ihr Name für die Kopfzeile, die Nummern Ihrer Bestellungen, Ihre Favoriten und Ihr Filter für die Speisekarte; die letzten beiden verlassen ihn nie. Beim Abmelden wird er geleert.',
        'Wenn Sie sich über eine Bestellung benachrichtigen lassen, merken wir uns dafür die Adresse Ihres Browsers bei dessen Hersteller, bis die Bestellung abgeschlossen ist. Was wir dorthin senden, ist verschlüsselt.',
        'Unser Server zählt, wie oft eine Seite an einem Tag angeschaut wird: eine Zahl je Seite und Tag, ohne Cookie, ohne IP-Adresse, ohne Kennung des Geräts. Zählpixel und Inhalte anderer Firmen gibt es auf diesen Seiten nicht.',
      ],
    },
    {
      title: 'Wer es sonst noch sieht',
      paragraphs: [
        'Niemand ausser den Firmen, die in unserem Auftrag den Server betreiben und unsere E-Mails befördern.',
        'Bezahlen Sie online ({online}), so tun Sie das auf der Seite unseres Zahlungsanbieters. Von uns erfährt er den Betrag, die Nummer der Bestellung und Ihre E-Mail-Adresse; wir erfahren von ihm weder Karte noch Konto.',
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
      unpaidOrders: 'Bestellungen, die online bezahlt werden sollten und es nie wurden',
      paymentEvents: 'Meldungen des Zahlungsanbieters, in denen kein Gast steht',
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

export const terms = {
  account: {
    needed: 'Für eine Bestellung brauchen Sie ein Konto mit bestätigter E-Mail-Adresse.',
    optional: 'Sie können mit oder ohne Konto bestellen; Ihre E-Mail-Adresse muss bestätigt sein.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  updated: 'Zuletzt aktualisiert am {date}',
  kept: 'Diese Bedingungen galten für alles, was unter ihnen bestellt wurde. Die heutigen können anders lauten.',
  current: 'Zu den heutigen Bedingungen',
  sections: [
    {
      title: 'Einleitung',
      paragraphs: [
        'Diese Bedingungen gelten für jede Bestellung, die Sie über diese Website bei {shop} aufgeben. Mit der Bestellung stimmen Sie ihnen zu.',
        'Vertragspartner ist {shop}, {address}, erreichbar unter {email} und {phone}.',
      ],
    },
    {
      title: 'Bestellungen und Zahlung',
      paragraphs: [
        'Ihre Bestellung ist ein Angebot. Der Vertrag kommt zustande, wenn wir sie annehmen; Sie sehen das auf der Seite Ihrer Bestellung und erhalten eine E-Mail.',
        'Bezahlt wird bar bei Erhalt, in Schweizer Franken (CHF); der Betrag wird auf 5 Rappen gerundet.',
        'Stattdessen können Sie beim Bestellen online bezahlen ({online}), auf den Rappen genau. Zeit und Preis halten wir dafür 15 Minuten; wird bis dahin nicht bezahlt, gilt die Bestellung nicht. Geld für etwas, das Sie nicht bekommen, geht auf dem gleichen Weg zurück.',
        'Alle Preise verstehen sich inkl. MWST ({vat_number}).',
        'Sie können eine Bestellung innert {minutes} Minuten nach dem Aufgeben stornieren, solange das Essen nicht bereit ist. Danach rufen Sie uns bitte an.',
        'Bestellungen zur Abholung unter {minimum} sind nicht möglich.',
      ],
    },
    {
      title: 'Lieferung und Abholung',
      paragraphs: [
        'Die Abholung vor Ort erfolgt an unserer Theke und ist kostenlos.',
        'Wir liefern ab {delivery_minimum}. An welche Postleitzahlen, zu welcher Gebühr und ab welchem Betrag genau, zeigen Startseite, Warenkorb und Kasse, bevor Sie bestellen.',
        'Die bestätigten Zeiten sind sorgfältige Schätzungen. Gibt es eine Verspätung, steht das sofort auf der Seite Ihrer Bestellung.',
        'Alkoholische Getränke geben wir nur an Personen im gesetzlichen Alter ab; wir kontrollieren einen Ausweis.',
      ],
    },
    {
      title: 'Lebensmittelsicherheit und Allergene',
      paragraphs: [
        'Zu jedem Gericht nennen wir die Allergene und die Herkunft von Fleisch, Fisch und Brot, soweit sie deklariert sind. Wo eine Angabe fehlt, geben wir auf Anfrage Auskunft.',
        'Alle Gerichte entstehen in derselben Küche; Spuren anderer Allergene lassen sich nicht ausschliessen. Bitte essen Sie warme Gerichte bald nach Erhalt.',
      ],
    },
    {
      title: 'Benutzerkonten',
      paragraphs: [
        '{account} Bitte behalten Sie Ihr Passwort für sich und halten Sie Ihre Angaben aktuell.',
        'Konten, die missbraucht werden, können wir sperren. Wie wir mit Ihren Daten umgehen, steht in unserer Datenschutzerklärung.',
      ],
    },
    {
      title: 'Anwendbares Recht',
      paragraphs: [
        'Es gilt Schweizer Recht. Gerichtsstand ist {city}, soweit das Gesetz für Konsumentinnen und Konsumenten keinen anderen vorsieht.',
      ],
    },
  ],
}
