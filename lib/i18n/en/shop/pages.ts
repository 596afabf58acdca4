export const about = {
  title: 'Cooked when you order.',
  lead: '{shop}, {city}: a kitchen of our own, and nobody between you and us.',
  sections: [
    {
      title: 'What we do',
      paragraphs: [
        'We cook each order when it comes in. You order from us directly, without a marketplace in between.',
        'What is in a dish and where meat, fish and bread come from stands beside it, or we tell you on request. The price on the menu is the price you pay.',
      ],
    },
    {
      title: 'Where you find us',
      paragraphs: ['{shop}, {address}. You reach us at {email} and {phone}. Whoever picks up pays no fee.'],
    },
  ],
  link: 'To the menu',
}

export const contact = {
  title: 'Kontakt',
  lead: 'Questions, wishes, praise: a person reads every message.',
  fullName: 'Full name',
  email: 'Email',
  subject: 'Subject',
  chooseSubject: 'Please choose',
  subjects: {
    general: 'General question',
    order: 'About an order',
    restaurant: 'About the restaurant',
    feedback: 'Feedback',
    technical: 'Technical problem',
  },
  message: 'Message',
  website: 'Leave this field empty',
  send: 'Send message',
  thanks: 'Thank you for your message! We will get back to you soon.',
  failed: '⚠️ {message}',
  callUs: 'In a hurry? Call us.',
  visitUs: 'Where we are',
}

export const imprint = {
  title: 'Imprint',
  operator: 'Operator of this shop',
  owner: 'Responsible',
  vatNumber: 'Enterprise number (UID)',
  reach: 'How to reach us',
  prices: 'Prices',
  pricesText: 'All prices are in Swiss francs (CHF) and include VAT ({vat_number}).',
}

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
        'One cookie keeps you logged in, one remembers your language, and after registering one keeps your details encrypted, for thirty minutes at most, until the code is confirmed. Another one says for half a year that somebody has logged in to your account on this device before, or opened it with a code from our mail, so that strangers who guess at your password do not hold you up; it is the same on all of your devices. The browser’s storage holds your cart, your name for the header, the ids of your orders, your favourites and your filter for the menu; the last two never leave it. Logging out clears it.',
        'If you ask to be notified about an order, we keep the address of your browser at its maker for this until the order is done. What we send there is encrypted.',
        'Our server counts how often a page is looked at on a day: one number per page and day, without a cookie, an IP address or anything that identifies a device. There are no pixels and no content from other companies on these pages.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Nobody, apart from the companies that run our server and carry our e-mails on our behalf.',
        'If you pay online ({online}), you do so on the page of our payment provider. From us it learns the amount, the number of the order and your e-mail address; from it we learn neither card nor account.',
      ],
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
      unpaidOrders: 'Orders that were to be paid online and never were',
      paymentEvents: 'Messages of the payment provider, which name no guest',
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

export const terms = {
  account: {
    needed: 'You need an account with a confirmed e-mail address to order.',
    optional: 'You can order with an account or without one; your e-mail address has to be confirmed.',
  },
  title: 'Terms & Conditions',
  updated: 'Last updated {date}',
  kept: 'These terms applied to everything that was ordered under them. The current ones may say something else.',
  current: 'To the current terms',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'These terms apply to every order that you place with {shop} through this website. By ordering you agree to them.',
        'The contract is made with {shop}, {address}. You can reach us at {email} and {phone}.',
      ],
    },
    {
      title: 'Orders and payments',
      paragraphs: [
        'Your order is an offer. The contract is concluded when we accept it; you see that on the page of your order and get an e-mail.',
        'Payment is in cash on receipt, in Swiss francs (CHF); the amount due is rounded to 5 Rappen.',
        'Instead you may pay online when you order ({online}), to the exact Rappen. We hold time and price for 15 minutes; if it is not paid by then, there is no order. Money for anything that you do not receive goes back the same way.',
        'All prices include VAT ({vat_number}).',
        'You can cancel an order within {minutes} minutes after placing it, as long as the food is not ready. After that please call us.',
        'Pickup orders below {minimum} cannot be placed.',
      ],
    },
    {
      title: 'Delivery and pickup',
      paragraphs: [
        'Pickup (Abholung Vor Ort) is at our counter and free of charge.',
        'We deliver from {delivery_minimum}. To which postcodes, for which fee and from which amount exactly, is shown on the home page, in the cart and at checkout before you order.',
        'The times that we confirm are careful estimates. If there is a delay, the page of your order says so at once.',
        'Alcoholic drinks are handed over only to persons of legal age; we check an ID.',
      ],
    },
    {
      title: 'Food safety and allergens',
      paragraphs: [
        'For each dish we state the allergens and the origin of meat, fish and bread as far as they are declared. Where a statement is missing we inform you on request.',
        'All dishes are prepared in one kitchen, so traces of other allergens cannot be ruled out. Please eat hot dishes soon after you receive them.',
      ],
    },
    {
      title: 'User accounts',
      paragraphs: [
        '{account} Please keep your password to yourself and your details up to date.',
        'We may disable accounts that are misused. How we treat your data is described in our privacy notice.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'Swiss law applies. The place of jurisdiction is {city}, as far as the law does not provide for another one for consumers.',
      ],
    },
  ],
}
