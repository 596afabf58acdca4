/** The page that a mailed link leads to. */
export const invitation = {
  title: 'Choose a password',
  lead: 'Welcome, {name}. With {email} and this password you sign in to the admin area.',
  leadAgain: 'Choose a new password for {email}. It signs you out on all devices.',
  opening: 'Checking the link …',
  missing: 'Open this page with the link in the mail.',
  password: 'New password',
  passwordHint: 'At least 10 characters',
  submit: 'Set password',
  busy: 'One moment …',
  failed: 'This did not work: {message}',
  tryAgain: 'Try again',
  toLogin: 'To the login',
}
