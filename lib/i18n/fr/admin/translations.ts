/** The list of what is not translated yet. */
export const translations = {
  title: 'Traductions',
  lead: 'Ce que les clients lisent dans une autre langue, parce que personne ne l’a écrit dans la leur. Un champ vide ne change rien.',
  texts: 'Textes',
  names: 'Noms',
  namesHint: 'Un nom peut être le même dans toutes les langues. Seul ce qui s’appelle autrement en demande un.',
  nothingMissing: 'Rien ne manque en {language}.',
  noNameMissing: 'Tout a un nom propre en {language}.',
  left: { one: '{count} texte manque', many: '{count} de textes manquent', other: '{count} textes manquent' },
  inLanguage: 'En {language}',
  language: 'Langue',
  kind: 'Afficher',
  kinds: {
    header_note: 'Note dans l’en-tête',
    closure: 'Note de la fermeture dès {of}',
    description: 'Description : {of}',
    option_group: 'Nom d’un groupe d’options',
    option: 'Option : {of}',
    category: 'Catégorie',
    menu_item: 'Plat : {of}',
  },
}
