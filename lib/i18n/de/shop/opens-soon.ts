/** Until the shop opens: the one page of the guests, and what the staff reads above every other. */
export const opensSoon = {
  title: 'Bald offen',
  lead: '{shop} eröffnet hier demnächst. Dann bestellen Sie auf dieser Seite.',
  leadNameless: 'Hier eröffnet demnächst ein Take-away. Dann bestellen Sie auf dieser Seite.',
  head: '{shop} öffnet bald',
  headNameless: 'Bald offen',
  visit: 'Wo Sie uns finden',
  reach: 'So erreichen Sie uns',
  hours: 'Wann wir kochen werden',
  bar: 'Noch nicht eröffnet: Das sehen nur Sie und Ihr Team.',
  toSetUp: 'Einrichten',
  staff: 'Für das Team',
}
