export const mails = {
  code: {
    subject: '{code} ist Ihr Code für {shop}',
    title: 'Ihr Bestätigungscode',
    paragraphs: [
      'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er gilt 10 Minuten und nur einmal.',
      'Falls Sie sich nicht registriert haben, brauchen Sie nichts zu tun. Geben Sie den Code niemandem weiter.',
    ],
  },
  'already-registered': {
    subject: 'Sie haben bereits ein Konto bei {shop}',
    title: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein neues Konto eröffnen. Es gibt schon eines; daran wurde nichts geändert.',
      'Melden Sie sich einfach an. Wenn Sie das Passwort vergessen haben, wählen Sie auf der Anmeldeseite «Passwort vergessen».',
    ],
    action: 'Anmelden',
  },
  'login-code': {
    subject: '{code} ist Ihr Code für {shop}',
    title: 'Ihr Code zum Anmelden',
    paragraphs: [
      'Geben Sie diesen Code statt Ihres Passworts ein. Eine Bestellung, die darauf wartet, wird dann aufgegeben. Der Code gilt 10 Minuten und nur einmal.',
      'Haben Sie ihn nicht angefordert? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert. Geben Sie den Code niemandem weiter.',
    ],
  },
  'mail-server-code': {
    subject: '{code} ist der Code für den Mailserver von {shop}',
    title: 'Der Mailserver funktioniert',
    paragraphs: [
      'Diese Mail kam über den Server, den Sie in der Verwaltung eingegeben haben. Geben Sie dort diesen Code ein: Erst dann gehen alle Mails des Shops über ihn. Der Code gilt 10 Minuten.',
      'Haben Sie nichts eingegeben? Dann ändern Sie Ihr Passwort: Jemand ist mit Ihrem Konto angemeldet.',
    ],
  },
  'test-mail': {
    subject: 'Testmail von {shop}',
    title: 'Ihre Mails kommen an',
    paragraphs: [
      'Diese Mail hat den gleichen Weg genommen wie die Mails an Ihre Gäste.',
      'Liegt sie im Spamordner? Dann erlaubt die Domain des Absenders diesem Mailserver das Senden noch nicht: Fragen Sie dort, wo Sie die Domain haben, nach SPF und DKIM.',
    ],
  },
  'password-reset': {
    subject: '{code} ist Ihr Code für ein neues Passwort bei {shop}',
    title: 'Ihr Code für ein neues Passwort',
    paragraphs: [
      'Geben Sie diesen Code ein und wählen Sie ein neues Passwort. Er gilt 10 Minuten und nur einmal. Danach sind Sie auf allen Geräten abgemeldet.',
      'Halten Sie nur die Versuche Fremder auf? Ihr Passwort kann bleiben: Geben Sie den Code ein und behalten Sie es, oder öffnen Sie diesen Link auf dem Gerät, auf dem Sie sich anmelden möchten. Der Link gilt eine Stunde.',
      'Falls Sie kein neues Passwort verlangt haben, brauchen Sie nichts zu tun: Ihr altes gilt weiter. Geben Sie Code und Link niemandem weiter.',
    ],
    action: 'Dieses Gerät öffnen',
  },
  invitation: {
    subject: '{shop} lädt Sie ein',
    title: 'Arbeiten bei {shop}',
    paragraphs: [
      'Mit diesem Link wählen Sie Ihr Passwort für den Administrationsbereich. Er gilt 7 Tage und nur einmal.',
      'Kommt das unerwartet? Dann brauchen Sie nichts zu tun. Geben Sie den Link niemandem weiter.',
    ],
    action: 'Passwort wählen',
  },
  'password-link': {
    subject: 'Ein neues Passwort für {shop}',
    title: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand, der den Shop führt, schickt Ihnen diesen Link. Er gilt 24 Stunden und nur einmal. Mit dem neuen Passwort sind Sie auf allen Geräten abgemeldet.',
      'Haben Sie das nicht verlangt? Dann fragen Sie nach. Ihr altes Passwort gilt weiter. Geben Sie den Link niemandem weiter.',
    ],
    action: 'Neues Passwort wählen',
  },
  'deletion-code': {
    subject: '{code} löscht Ihr Konto bei {shop}',
    title: 'Ihr Code, um Ihr Konto zu löschen',
    paragraphs: [
      'Geben Sie diesen Code ein, und Ihr Konto wird gelöscht. Das lässt sich nicht rückgängig machen. Der Code gilt 10 Minuten und nur einmal.',
      'Haben Sie ihn nicht angefordert? Dann ist jemand mit Ihrem Konto angemeldet: Melden Sie sich auf der Profilseite überall ab. Geben Sie den Code niemandem weiter.',
    ],
  },
  'order-received': {
    subject: 'Bestellung {number} bei {shop} ist eingegangen',
    title: 'Danke, Ihre Bestellung ist bei uns',
    next: 'Etwa {when}, noch nicht bestätigt. Wir schreiben Ihnen gleich, sobald die Küche Ihre Bestellung angenommen hat.',
    preorder: 'Bestellt auf {when}. Wir schreiben Ihnen, sobald die Küche diese Zeit bestätigt hat.',
    payment: {
      pickup: 'Sie bezahlen bar bei der Abholung.',
      delivery: 'Sie bezahlen bar an der Tür.',
      online: 'Sie haben online bezahlt.',
    },
    ageCheck: {
      pickup:
        'Ihre Bestellung enthält Alkohol, den wir erst ab {age} Jahren abgeben. Bitte bringen Sie einen Ausweis mit.',
      delivery:
        'Ihre Bestellung enthält Alkohol, den wir erst ab {age} Jahren abgeben. Bitte halten Sie einen Ausweis bereit.',
    },
    deliverTo: 'Lieferung an',
    notes: 'Ihre Bemerkung',
    fee: 'Lieferung',
    rounding: 'Rundung',
    due: 'Bar zu bezahlen',
    paid: 'Online bezahlt',
    vat: 'Enthält {rate} % MWST: {amount} von {gross}, netto {net}',
    withoutVat: 'Darin Pfand, ohne MWST: {amount}',
    action: 'Bestellung ansehen',
  },
  'order-accepted': {
    subject: 'Bestellung {number} ist angenommen: {when}',
    title: { pickup: 'Angenommen, abholbereit um', delivery: 'Angenommen, bei Ihnen um' },
    paragraph: 'Die Küche hat Ihre Bestellung {number} angenommen.',
    preorder: 'Die Küche hat Ihre Vorbestellung {number} angenommen und kocht sie auf diese Zeit.',
    action: 'Bestellung verfolgen',
  },
  'order-delayed': {
    subject: 'Bestellung {number}: neue Zeit {when}',
    title: { pickup: 'Neue Zeit, abholbereit um', delivery: 'Neue Zeit, bei Ihnen um' },
    paragraph: 'Die Zeit für Ihre Bestellung {number} hat sich geändert. Bitte entschuldigen Sie.',
    action: 'Bestellung verfolgen',
  },
  'order-ready': {
    subject: 'Bestellung {number} ist bereit',
    title: 'Ihr Essen ist bereit',
    paragraph: 'Nennen Sie bei der Abholung diese Nummer. Bezahlt wird bar.',
    paid: 'Nennen Sie bei der Abholung diese Nummer. Sie haben bereits bezahlt.',
    action: 'Bestellung ansehen',
  },
  'order-out-for-delivery': {
    subject: 'Bestellung {number} ist unterwegs',
    title: 'Ihr Essen ist unterwegs',
    paragraph: 'Bitte halten Sie {amount} in bar bereit.',
    paid: 'Sie haben bereits bezahlt.',
    deliverTo: 'Lieferung an',
    action: 'Bestellung verfolgen',
  },
  'order-rejected': {
    subject: 'Bestellung {number} können wir leider nicht annehmen',
    title: 'Wir können Ihre Bestellung leider nicht annehmen',
    reasons: {
      closed: 'Die Küche ist geschlossen.',
      too_busy: 'Die Küche hat im Moment zu viel zu tun.',
      sold_out: 'Etwas aus Ihrer Bestellung ist ausverkauft.',
      cannot_deliver: 'Wir können nicht an Ihre Adresse liefern.',
      age_not_proven: 'Wir dürfen Alkohol nur abgeben, wenn ein gültiger Ausweis das Alter zeigt.',
    },
    closing: 'Sie müssen nichts bezahlen. Bitte entschuldigen Sie.',
    action: 'Bestellung ansehen',
  },
  'order-proposal': {
    subject: 'Bestellung {number}: Dürfen wir etwas ändern?',
    title: 'Dürfen wir Ihre Bestellung ändern?',
    paragraph:
      'Etwas geht nicht so, wie Sie es bestellt haben. Sehen Sie sich unseren Vorschlag an; ohne Ihr Ja bleibt alles, wie es ist.',
    totals: 'Bisher {before}, neu {after}.',
    until: 'Bitte antworten Sie bis {time}.',
    goes: 'Fällt weg',
    comes: 'Kommt dazu',
    action: 'Vorschlag ansehen',
  },
  'order-changed': {
    subject: 'Bestellung {number} ist geändert',
    title: 'Ihre Bestellung ist geändert',
    paragraph: 'Wie abgemacht, haben wir Ihre Bestellung geändert.',
    amount: 'Bar zu bezahlen: {amount}.',
    action: 'Bestellung ansehen',
  },
  'order-refunded': {
    subject: 'Bestellung {number}: Wir haben {amount} zurückgezahlt',
    title: 'Wir haben Geld zurückgezahlt',
    cash: 'Sie haben {amount} bar zurückerhalten.',
    online:
      '{amount} geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis Sie es sehen, können einige Tage vergehen; Sie müssen nichts tun.',
    what: 'Zurückgezahlt',
    action: 'Bestellung ansehen',
  },
  'order-time-changed': {
    subject: 'Bestellung {number}: neue Zeit {when}',
    title: 'Ihre neue Zeit',
    accepted:
      'Sie haben die Zeit Ihrer Bestellung {number} geändert. Die Küche weiss es, und alles andere bleibt, wie es ist.',
    received:
      'Sie haben die Zeit Ihrer Bestellung {number} geändert. Alles andere bleibt, wie es ist. Wir schreiben Ihnen, sobald die Küche sie bestätigt.',
    action: 'Bestellung verfolgen',
  },
  'order-unchanged': {
    subject: 'Bestellung {number}: Es bleibt alles, wie es ist',
    title: 'Ihre Bestellung bleibt, wie sie ist',
    paragraph: 'Wir haben unseren Vorschlag für eine Änderung zurückgezogen. Sie müssen nichts tun.',
    action: 'Bestellung ansehen',
  },
  'order-age-refused': {
    subject: 'Bestellung {number}: ohne Alkohol übergeben',
    title: 'Ihre Bestellung, ohne Alkohol',
    paragraph:
      'Bei der Übergabe wurde kein Ausweis gezeigt, der das nötige Alter belegt. Alkohol dürfen wir dann nicht abgeben.',
    taken: 'Nicht übergeben',
    amount: 'Der Rest kostet {amount}, bar bezahlt.',
    action: 'Bestellung ansehen',
  },
  'order-cancelled': {
    subject: 'Bestellung {number} ist storniert',
    title: 'Ihre Bestellung ist storniert',
    by: {
      customer: 'Sie haben die Bestellung storniert.',
      shop: 'Wir mussten die Bestellung stornieren. Bitte entschuldigen Sie.',
    },
    closing: 'Sie müssen nichts bezahlen.',
    action: 'Bestellung ansehen',
  },
  'order-paid-in-vain': {
    subject: 'Bestellung {number}: Ihre Zahlung geht zurück',
    title: 'Ihre Zahlung geht zurück',
    over: 'Ihre Zahlung ist gekommen, als diese Bestellung schon zu Ende war. Es wird nichts gekocht.',
    twice: 'Diese Bestellung war schon bezahlt, als noch eine Zahlung kam. An der Bestellung ändert sich nichts.',
    action: 'Bestellung ansehen',
  },
  'order-corrected': {
    subject: 'Bestellung {number}: unser letztes Mail war ein Versehen',
    title: 'Unser letztes Mail war ein Versehen',
    queue: 'Wir schauen Ihre Bestellung {number} nochmals an und schreiben gleich, wann sie bereit ist.',
    kitchen: 'Ihre Bestellung {number} ist noch nicht bereit. Wir schreiben, sobald sie es ist.',
    counter: 'Ihre Bestellung {number} ist noch nicht unterwegs. Wir schreiben, sobald sie es ist.',
    whole: 'Ihre Bestellung {number} gilt wieder ganz, mit allem, was Sie bestellt haben.',
    closing: 'Bitte entschuldigen Sie.',
    action: 'Bestellung ansehen',
  },
  'order-waiting': {
    subject: 'Niemand hat Bestellung {number} angenommen',
    title: 'Eine Bestellung wartet',
    paragraph: 'Seit {minutes} Minuten hat sie niemand angenommen. Der Gast wartet.',
    others: 'Insgesamt warten {count} Bestellungen.',
    action: 'Zu den Bestellungen',
  },
  'devices-away': {
    subject: 'Kein Gerät der Küche ist verbunden',
    title: 'Neue Bestellungen klingeln nirgends',
    paragraph: 'Die Küche ist offen, aber keines der gekoppelten Geräte meldet sich. Zuletzt gesehen: {time}.',
    advice:
      'Prüfen Sie Strom, Netzwerk und Tablet. Sobald ein Gerät wieder verbunden ist, zeigt es alles, was inzwischen eingegangen ist, und klingelt.',
    action: 'Geräte ansehen',
  },
  'contact-message': {
    subject: '{topic} – Nachricht von {name}',
    title: 'Nachricht aus dem Kontaktformular',
    topics: {
      general: 'Allgemein',
      order: 'Bestellung',
      restaurant: 'Restaurant',
      feedback: 'Rückmeldung',
      technical: 'Technik',
    },
    from: 'Von',
    reply: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Gast.',
  },
}

export const mailParts = {
  order: 'Bestellung',
  pickupAt: 'Abholung bei',
  map: 'Auf der Karte zeigen',
  cancellation: 'Stornieren',
  payBack: 'Sie bekommen {amount} zurück.',
  payBackOnline:
    'Wir zahlen Ihnen {amount} automatisch zurück, auf dem Weg, auf dem Sie bezahlt haben. Sie müssen nichts tun.',
  cancelUntil: 'Kostenlos bis {time} Uhr, solange das Essen noch nicht bereit ist.',
  cancel: 'Bestellung stornieren',
  quoted: '«{text}»',
  fromKitchen: 'Nachricht aus der Küche',
}
