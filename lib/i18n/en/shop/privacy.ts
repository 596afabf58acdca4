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
        'Orders: what you ordered, name, phone and address, so that we can cook, hand over and keep the books.',
        'Contact messages: what you write to us, so that we can answer.',
      ],
    },
    {
      title: 'What is kept in your browser',
      paragraphs: [
        'One cookie keeps you logged in, one remembers your language, and after registering one keeps your details encrypted, for thirty minutes at most, until the code is confirmed. Another one says for half a year that somebody has logged in to your account on this device before, so that strangers who guess at your password do not hold you up; it is the same on all of your devices. The browser’s storage holds your cart, your name for the header, the ids of your orders, your favourites and your filter for the menu; the last two never leave it. Logging out clears it.',
        'If you ask to be notified about an order, we keep the address of your browser at its maker for this until the order is done. What we send there is encrypted.',
        'Our server counts how often a page is looked at on a day: one number per page and day, without a cookie, an IP address or anything that identifies a device. There are no pixels and no content from other companies on these pages.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['Nobody, apart from the companies that run our server and carry our e-mails on our behalf.'],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask what we know about you, and have it corrected. You delete your account yourself on the profile page, as soon as no order is running: what was sold stays in the books without your name, everything else is gone at once.',
      ],
    },
  ],
  retention: {
    title: 'How long we keep it',
    lead: 'An account with a password stays until you delete it. Everything else ends by itself:',
    line: '{what}: {period} ({source}).',
    kept: {
      unconfirmedRegistrations: 'Registrations that nobody confirms',
      codes: 'Mailed codes, once they have expired',
      endedSessions: 'Sessions, once they have expired',
      countedTries: 'Counted tries per address and device, once the wait is over',
      sentMails: 'To whom which e-mail went and when; its text is deleted when it is sent',
      pushesOfDoneOrders: 'Addresses for notifications, once the order is done',
      pushes: 'Addresses for notifications in any other case',
      answeredMessages: 'Contact messages, once they are answered',
      unansweredMessages: 'Contact messages that nobody has answered',
      blockedAddresses:
        'That an address is blocked from ordering, once its account is gone: a checksum, without name and reason',
      accountsWithoutPassword: 'Details of guests without a password, since their last visit',
      personsOfOrders: 'Name, address, phone, e-mail and notes of an order, for questions about it',
      orders: 'What was sold, without these details',
      pageViews: 'How often a page was looked at on a day, without saying by whom',
      testOrders: 'Test orders of the shop, which name no guest',
      auditEntries: 'Who changed what in the shop',
    },
    atOnce: 'deleted at once',
    periods: {
      days: { one: '{count} day', other: '{count} days' },
      years: { one: '{count} year', other: '{count} years' },
      business_years: {
        one: '{count} year from the end of the business year',
        other: '{count} years from the end of the business year',
      },
    },
    sources: { books: 'accounting, Art. 958f CO', purpose: 'no longer than needed, Art. 6 FADP' },
  },
}
