/** As long as a TWINT code can be scanned: so long an order holds its time and its price. */
export const holdMinutes = 15

const minute = 60_000

export function heldUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + holdMinutes * minute)
}

const firstLooks = [1, 1, 2, 2, 5, 5, 10]
const laterLook = 60

/** When to ask again: soon at first, for a day each hour, and then no more without the staff. */
export function nextLookAt(looks: number, now: Date): Date | null {
  const mostLooks = firstLooks.length + 24
  if (looks > mostLooks) return null
  return new Date(now.getTime() + (firstLooks[looks] ?? laterLook) * minute)
}
