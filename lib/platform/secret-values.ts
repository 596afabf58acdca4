/** Stands for a value that a history must not show: that it changed is enough. */
export const keptSecret = '•••'

const namesSecret = /password|secret|token|totp|privatekey/i

/** For `JSON.stringify`. */
export function withoutSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && value !== '' && namesSecret.test(key) ? keptSecret : value
}
