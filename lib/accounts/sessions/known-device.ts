import { keyedHash, matchesKeyedHash } from '@/lib/platform/keyed-hash'

/** What a device keeps that somebody has signed in on: signed, and about the account alone. Every device gets the same. */
export function deviceMark(userId: string): string {
  return keyedHash(ofAccount(userId))
}

export function isDeviceOf(userId: string, marks: readonly string[]): boolean {
  return marks.some((mark) => matchesKeyedHash(mark, ofAccount(userId)))
}

function ofAccount(userId: string): string {
  return `known device:${userId}`
}
