export const delivery = {
  title: 'Do we deliver to you?',
  postcode: 'Your postcode',
  check: 'Check',
  fourDigits: 'Please enter the four digits of your postcode.',
  yes: 'Yes, to {place}: delivery fee {fee}, from {minimum}, in about {minutes} minutes.',
  free: 'none',
  no: 'We do not deliver to {postcode}. You are welcome to pick your food up, without a fee.',
}
