/** Until the shop opens: the one page of the guests, and what the staff reads above every other. */
export const opensSoon = {
  title: 'Opening soon',
  lead: '{shop} opens here shortly. You will order on this page.',
  leadNameless: 'A takeaway opens here shortly. You will order on this page.',
  head: '{shop} opens soon',
  headNameless: 'Opening soon',
  visit: 'Where to find us',
  reach: 'How to reach us',
  hours: 'When we will cook',
  bar: 'Not open yet: only you and your team see this.',
  toSetUp: 'Set up',
  staff: 'For the team',
}
