/** The page about the shop until the owner writes his own. */
export const about = {
  title: 'Cooked when you order.',
  lead: '{shop}, {city}: a kitchen of our own, and nobody between you and us.',
  sections: [
    {
      title: 'What we do',
      paragraphs: [
        'We cook each order when it comes in. You order from us directly, without a marketplace in between.',
        'For each dish we state what is in it and where meat, fish and bread come from. The price on the menu is the price you pay.',
      ],
    },
    {
      title: 'Where you find us',
      paragraphs: ['{shop}, {address}. You reach us at {email} and {phone}. Whoever picks up pays no fee.'],
    },
  ],
  link: 'To the Speisekarte',
}
