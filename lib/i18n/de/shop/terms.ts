export const terms = {
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
        'Alle Preise verstehen sich inkl. MWST ({vat_number}).',
        'Sie können eine Bestellung innert {minutes} Minuten nach dem Aufgeben stornieren, solange das Essen nicht bereit ist. Danach rufen Sie uns bitte an.',
        'Bestellungen unter {minimum} sind nicht möglich. Bei Lieferungen hängt der Mindestbetrag von der Postleitzahl ab und wird vor der Bestellung angezeigt.',
      ],
    },
    {
      title: 'Lieferung und Abholung',
      paragraphs: [
        'Die Abholung vor Ort erfolgt an unserer Theke und ist kostenlos. Ob wir an eine Postleitzahl liefern, zu welcher Gebühr und ab welchem Betrag, zeigen Startseite, Warenkorb und Kasse, bevor Sie bestellen.',
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
        'Für eine Bestellung brauchen Sie ein Konto mit bestätigter E-Mail-Adresse. Bitte behalten Sie Ihr Passwort für sich und halten Sie Ihre Angaben aktuell.',
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
