const allowed = [
  /^https?:\/\/[^\s\\]+$/i,
  /^mailto:[^\s\\@]+@[^\s\\@]+$/i,
  /^tel:\+?[\d.()-]+$/i,
  // Inside the shop; two slashes would lead to another host, and browsers read a backslash as one.
  /^\/(?![/\\])[^\s\\]*$/,
]

/** Whether a link of the owner may lead there. */
export function isSafeUrl(url: string): boolean {
  return allowed.some((pattern) => pattern.test(url))
}
