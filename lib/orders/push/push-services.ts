// Of Chrome, Edge and what is built on Chromium; Firefox; Safari; Edge of old.
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/**
 * Whether a browser can have got this address from its push service. The shop sends to no other: an address that
 * anybody may choose could be one of its own network.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port || username || password) return false
  return pushServices.some((pattern) => pattern.test(hostname))
}
