/** What an API key may do; which of them a call needs stands in the contract. */
export const scopes = [
  'menu:read',
  'menu:write',
  'availability:write',
  'orders:read',
  'orders:write',
  'orders:place',
  /** Names, telephone numbers, addresses and notes; without it they are absent from all answers. */
  'orders:personal',
  'payments:read',
  'payments:write',
  'reports:read',
  'shop:read',
  'shop:write',
  'webhooks:write',
] as const

export type Scope = (typeof scopes)[number]

/** The key that a program came in with. */
export interface KeyInUse {
  id: string
  name: string
  /** By which the histories name it as an author. */
  deviceId: string
  authorName: string
  scopes: readonly Scope[]
  /** Its orders are tests: they never ring, print, count or mail. */
  isTest: boolean
}
