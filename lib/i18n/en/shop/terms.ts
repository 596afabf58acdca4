export const terms = {
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
        'Payment is cash on delivery, in Swiss francs (CHF); the amount due is rounded to 5 Rappen.',
        'All prices include VAT ({vat_number}).',
        'You can cancel an order within {minutes} minutes after placing it, as long as the food is not ready. After that please call us.',
        'Orders below {minimum} cannot be placed. For deliveries the minimum depends on the postcode and is shown before you order.',
      ],
    },
    {
      title: 'Delivery and pickup',
      paragraphs: [
        'Pickup (Abholung Vor Ort) is at our counter and free of charge. Whether we deliver to a postcode, for which fee and from which amount, is shown on the home page, in the cart and at checkout before you order.',
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
        'You need an account with a confirmed e-mail address to order. Please keep your password to yourself and your details up to date.',
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
