export const about = {
  title: 'Grill first, talk later.',
  lead: 'A small kitchen, a hot grill and people who like to cook. That is all it takes.',
  storyTitle: 'Our story',
  story: [
    'It began with one grill, six recipes and a counter two metres long. The queue outside was longer than that on the third evening.',
    'Today the menu has grown, the counter has not. We still shape every burger by hand, stretch all our dough ourselves and stir every sauce fresh in the morning.',
    'We take orders ourselves, without a marketplace in between. What you pay goes into what you eat.',
  ],
  valuesTitle: 'What we care about',
  values: [
    { title: 'Honest food', text: 'We say where meat, fish and bread come from and what is inside, dish by dish.' },
    { title: 'Honest prices', text: 'The price on the menu is the price you pay. No service fee, no surprises.' },
    {
      title: 'Honest times',
      text: 'If we say twenty minutes, we mean twenty minutes. If it takes longer, you see it at once.',
    },
  ],
  teamTitle: 'The people at the stove',
  team: [
    { name: 'Mira', role: 'Kitchen', text: 'Runs the grill, tastes everything twice.' },
    { name: 'Luca', role: 'Pizza', text: 'Lets his dough rest for two days, himself never.' },
    { name: 'Selin', role: 'Counter', text: 'Knows your order before you have said it.' },
  ],
  link: 'To the Speisekarte',
}
