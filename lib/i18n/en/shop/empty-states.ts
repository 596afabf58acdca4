/** Pages and states that only point the way. */
export const emptyStates = {
  successTitle: 'Payment Successful!',
  successText: 'Thank you. Your payment has arrived and the kitchen knows about your order.',
  backHome: 'Back to Home',
  failureTitle: 'Payment Failed',
  failureText: 'Nothing was charged. Your cart is still there.',
  tryAgain: 'Try Again',
  missingTitle: 'Nothing on this plate.',
  missingText: 'There is no page at this address. The menu is where it always was.',
  missingOrderTitle: 'No such order.',
  missingOrderText: 'We found no order with this id. Please check it character by character.',
  startPage: 'Back to the start page',
  toMenu: 'To the Speisekarte',
  toTrack: 'Track Order',
}
