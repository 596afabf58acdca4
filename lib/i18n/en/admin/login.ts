export const login = {
  title: 'Admin Login',
  lead: 'For the kitchen, the counter and the office.',
  email: 'Email',
  password: 'Password',
  totp: 'Code from the app',
  totpHint: 'Or one of your recovery codes.',
  submit: 'Login',
  busy: 'Logging in …',
  failed: 'Login failed',
  pairDevice: 'Pair this device',
  toShop: 'Back to the shop',
}
