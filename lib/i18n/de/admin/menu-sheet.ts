export const menuSheet = {
  title: 'Karte aus Ihrer Tabelle',
  lead: 'Excel (.xlsx), LibreOffice (.ods) oder CSV: ein Gericht je Zeile, darüber die Überschriften. Ihre Reihenfolge und Ihre Wörter dürfen bleiben. Was schon auf der Karte steht, wird am Namen erkannt und geändert; alles andere bleibt.',
  exampleXlsx: 'Ausgefülltes Beispiel für Excel',
  exampleCsv: 'Ausgefülltes Beispiel als CSV',
  file: 'Ihre Tabelle',
  fileHint: 'Excel (.xlsx), LibreOffice (.ods) oder CSV, höchstens 6 MB',
  read: 'Tabelle ansehen',
  columnsTitle: 'Was in den Spalten steht',
  columnsLead:
    'Bitte prüfen Sie die Zuordnung. Für Tabellen mit denselben Überschriften bleibt sie in diesem Browser gespeichert.',
  noHeading: 'Spalte {letter}',
  meanings: {
    ignore: 'nicht übernehmen',
    category: 'Kategorie',
    name: 'Name',
    description: 'Beschreibung',
    price: 'Preis',
    size_price: 'Preis einer Grösse',
    allergens: 'Allergene',
    tags: 'Ernährung',
    origins: 'Herkunft',
    vat_class: 'MWST-Satz',
    minimum_age: 'Mindestalter',
    volume_ml: 'Getränkemenge',
    available: 'Im Verkauf',
  },
  textIn: '{text} auf {language}',
  reasonsTitle: 'Was nicht stimmt',
  wholeTable: 'Ganze Tabelle',
  rowCount: {
    one: '{count} Zeile',
    other: '{count} Zeilen',
  },
  rowShown: 'Zeile {row}: {text}',
  moreRows: {
    one: 'und {count} weitere',
    other: 'und {count} weitere',
  },
  dishesTitle: 'So kämen die Gerichte auf die Karte',
  dish: 'Gericht',
  category: 'Kategorie',
  price: 'Preis',
  importAll: {
    one: '{count} Gericht übernehmen',
    other: '{count} Gerichte übernehmen',
  },
  importGood: {
    one: 'Die {count} gute Zeile übernehmen',
    other: 'Die {count} guten Zeilen übernehmen',
  },
  leftOut: {
    one: '{count} Zeile bleibt weg.',
    other: '{count} Zeilen bleiben weg.',
  },
  done: {
    one: '{count} Gericht ist übernommen.',
    other: '{count} Gerichte sind übernommen.',
  },
  size: 'Grösse',
  normalSize: 'Normal',
  reasons: {
    column_missing: 'Es fehlt eine Spalte mit «{meaning}». Ordnen Sie sie oben zu.',
    column_twice: '«{meaning}» ist mehreren Spalten zugeordnet. Bitte nur einer.',
    not_a_price: '{heading}: «{value}» ist kein Preis – erlaubt: {allowed}',
    not_readable: '{heading}: «{value}» ist nicht bekannt – erlaubt: {allowed}',
    twice_in_table: '«{value}» steht mehrmals in der Tabelle. Jedes Gericht braucht einen eigenen Namen.',
    required: '{heading} fehlt.',
    other: '{heading}: {message}',
  },
  allowed: {
    none: 'keine',
    yesNo: 'ja, nein',
    ages: '16, 18 oder leer',
    volumes: '330 ml, 3.3 dl, 0.5 l',
    origins: 'Poulet CH, Rind Brasilien',
  },
}

export const menuExample = {
  file: 'beispiel-karte',
  small: 'klein',
  large: 'gross',
  categories: {
    pizza: 'Pizza',
    burgers: 'Burger',
    salads: 'Salate',
    drinks: 'Getränke',
  },
  dishes: {
    margherita: {
      name: 'Pizza Margherita',
      description: 'Tomaten, Mozzarella, Basilikum',
    },
    prosciutto: {
      name: 'Pizza Prosciutto',
      description: 'Tomaten, Mozzarella, Schinken',
    },
    burger: {
      name: 'Cheeseburger',
      description: 'Rindfleisch 150 g, Käse, Salat',
    },
    salad: {
      name: 'Grüner Salat',
      description: 'Mit Essig und Öl',
    },
    cola: {
      name: 'Cola',
      description: 'In der Flasche',
    },
    beer: {
      name: 'Lagerbier',
      description: 'Vom Fass',
    },
  },
  origins: { ham: 'Schinken CH, Weizen CH', beef: 'Rind CH, Weizen CH', bread: 'Weizen CH' },
  alcohol: 'Alkohol',
  food: 'Essen',
}
