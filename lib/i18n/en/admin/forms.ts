/** What the forms of the admin pages say by themselves, whatever they are about. */
export const forms = {
  noAmount: 'Please enter an amount, e.g. 12.50.',
  tooManyDecimals: 'An amount has at most two decimals, e.g. 12.50.',
  ambiguousAmount: 'This can be read in two ways. For {amount} please type {plain}; otherwise at most two decimals.',
  unusualAmountAsk: 'Is this amount right?',
  unusualAmount: '{field} changes from {from} to {to}.',
  unusualAmountYes: 'Yes, save it',
  unusualAmountNo: 'Change it',
}
