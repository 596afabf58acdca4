/** The list of what is not translated yet. */
export const translations = {
  title: 'Übersetzungen',
  lead: 'Was Gäste in einer anderen Sprache lesen, weil es in ihrer noch niemand geschrieben hat. Ein leeres Feld lässt alles, wie es ist.',
  texts: 'Texte',
  names: 'Namen',
  namesHint: 'Ein Name darf in allen Sprachen gleich sein. Nur wer anders heisst, braucht einen eigenen.',
  nothingMissing: 'In {language} fehlt nichts.',
  noNameMissing: 'In {language} hat alles einen eigenen Namen.',
  left: { one: '{count} Text fehlt', other: '{count} Texte fehlen' },
  inLanguage: 'Auf {language}',
  language: 'Sprache',
  kind: 'Anzeigen',
  kinds: {
    header_note: 'Hinweis in der Kopfzeile',
    closure: 'Hinweis zur Schliessung ab {of}',
    description: 'Beschreibung: {of}',
    option_group: 'Name einer Optionsgruppe',
    option: 'Option von {of}',
    category: 'Kategorie',
    menu_item: 'Gericht in {of}',
  },
}
