/** The own account in the admin area, and the second factor at its login. */
export const account = {
  title: 'My account',
  role: 'Role',
  factor: 'Second factor',
  off: 'A code from an app on your phone is asked for after the password. A stolen password is then of no use.',
  required:
    'This shop asks owners and managers for a second factor. Until it is set up you see orders and payments only.',
  on: 'It is set up. {count} recovery codes are left.',
  password: 'Your password',
  begin: 'Set up',
  scan: 'Scan the picture with an authenticator app, or type the key. Then enter the code that the app shows.',
  qr: 'QR code for the authenticator app',
  secret: 'Key',
  code: 'Code from the app',
  confirm: 'Confirm',
  codesTitle: 'Recovery codes',
  codesLead:
    'Each works once in place of a code, if the phone is gone. Print them or write them down: they are shown only now.',
  codesDone: 'I have kept them',
  remove: 'Remove the second factor',
  removed: 'The second factor is removed.',
  failed: 'This did not work: {message}',
}
