/** The list of what is not translated yet. */
export const translations = {
  title: 'Traduzioni',
  lead: 'Ciò che i clienti leggono in un’altra lingua, perché nessuno l’ha scritto nella loro. Un campo vuoto non cambia nulla.',
  texts: 'Testi',
  names: 'Nomi',
  namesHint: 'Un nome può essere uguale in tutte le lingue. Solo ciò che si chiama diversamente ne richiede uno.',
  nothingMissing: 'In {language} non manca nulla.',
  noNameMissing: 'Tutto ha un nome proprio in {language}.',
  left: { one: 'manca {count} testo', many: 'mancano {count} di testi', other: 'mancano {count} testi' },
  inLanguage: 'In {language}',
  language: 'Lingua',
  kind: 'Mostrare',
  kinds: {
    header_note: 'Nota nell’intestazione',
    closure: 'Nota della chiusura: {of}',
    description: 'Descrizione: {of}',
    option_group: 'Nome di un gruppo di opzioni',
    option: 'Opzione: {of}',
    category: 'Categoria',
    menu_item: 'Piatto: {of}',
  },
}
