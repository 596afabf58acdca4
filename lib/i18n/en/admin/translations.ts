/** The list of what is not translated yet. */
export const translations = {
  title: 'Translations',
  lead: 'What guests read in another language, because nobody has written it in theirs. An empty field stays as it is.',
  texts: 'Texts',
  names: 'Names',
  namesHint: 'A name may be the same in every language. Only those that are called otherwise need one.',
  nothingMissing: 'Nothing is missing in {language}.',
  noNameMissing: 'Every dish and category has a name of its own in {language}.',
  left: { one: '{count} text is missing', other: '{count} texts are missing' },
  inLanguage: 'In {language}',
  language: 'Language',
  kind: 'Show',
  kinds: {
    header_note: 'Note in the header',
    closure: 'Note of the closure from {of}',
    description: 'Description of {of}',
    option_group: 'Name of an option group',
    option: 'Option of {of}',
    category: 'Category',
    menu_item: 'Dish in {of}',
  },
}
