/** Until the shop opens: the one page of the guests, and what the staff reads above every other. */
export const opensSoon = {
  title: 'Prossima apertura',
  lead: '{shop} apre qui fra poco. Potrà ordinare su questa pagina.',
  leadNameless: 'Qui apre fra poco un take-away. Potrà ordinare su questa pagina.',
  head: '{shop} apre presto',
  headNameless: 'Prossima apertura',
  visit: 'Dove trovarci',
  reach: 'Come contattarci',
  hours: 'Quando cucineremo',
  bar: 'Non ancora aperto: lo vedono solo Lei e la Sua squadra.',
  toSetUp: 'Configurare',
  staff: 'Per la squadra',
}
