export const privacy = {
  title: 'Privacy',
  lead: 'No tracking, no advertising, no third parties looking over your shoulder. Here is what remains.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: ['{shop}, {address}. Questions about your data: {email}.'],
    },
    {
      title: 'What we store, and why',
      paragraphs: [
        'Account: name, e-mail address and a hash of your password, so that you can log in.',
        'Orders: what you ordered, name, phone and address, so that we can cook, hand over and keep the books. Accounting law obliges us to keep orders for ten years.',
        'Contact messages: what you write to us, until it is answered.',
      ],
    },
    {
      title: 'What is kept in your browser',
      paragraphs: [
        'One cookie keeps you logged in, one remembers your language, and after registering one keeps your details encrypted, for thirty minutes at most, until the code is confirmed. The browser’s storage holds your cart, your name for the header, the ids of your orders, your favourites and your filter for the menu; the last two never leave it. Logging out clears it.',
        'If you ask to be notified about an order, we keep the address of your browser at its maker for this until the order is done. What we send there is encrypted.',
        'There are no statistics, no pixels and no content from other companies on these pages.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['Nobody, apart from the companies that run our server and carry our e-mails on our behalf.'],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we know about you, have it corrected, and have your account deleted. Orders stay in the books without your account.',
      ],
    },
  ],
}
