/** What the owner has to put right before the shop takes money with these keys. */
export const keyProblems = [
  /** The environment has keys, which go before those of the owner. */
  'given_elsewhere',
  /** Not the kind of key that begins with sk_ or rk_. */
  'no_secret_key',
  'test_key_in_live_shop',
  'live_key_in_test',
  /** Also a restricted key that may not read the account or its webhooks. */
  'key_refused',
  'unreachable',
  'twint_not_active',
  'card_not_active',
  'webhook_missing',
  'webhook_disabled',
  'webhook_events_missing',
  /** Not the kind of secret that begins with whsec_; whether it is that of the endpoint, only the first event shows. */
  'no_webhook_secret',
] as const

export type KeyProblem = (typeof keyProblems)[number]
