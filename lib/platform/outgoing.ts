/** How what leaves the house is tried again: the pauses after the first try, the second and so on, in milliseconds. */
export interface RetryPlan {
  steps: readonly number[]
  /** After all of them; absent: the last step. */
  afterwards?: number
  /** Each pause is varied between these multiples of it, so that not everything is tried again at once. */
  spread: readonly [from: number, to: number]
}

export function retryPause({ steps, afterwards, spread }: RetryPlan, tries: number, random = Math.random()): number {
  const [from, to] = spread
  return Math.round((steps[tries - 1] ?? afterwards ?? steps.at(-1) ?? 0) * (from + (to - from) * random))
}

const longestAnswer = 1024

/** What people see of an answer from outside: one kilobyte of text that PostgreSQL can store. */
export function answerExcerpt(bytes: Buffer): string {
  const text = bytes.subarray(0, longestAnswer).toString('utf8')
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').slice(0, longestAnswer)
}

const longestRest = 86_400_000

/** Milliseconds that a receiver asks to be left alone, a day at most; 0 where it asks for none. */
export function restAskedFor(retryAfter: string | undefined, now: Date): number {
  const asked = retryAfter?.trim() ?? ''
  const milliseconds = /^\d{1,9}$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime()
  return Number.isNaN(milliseconds) ? 0 : Math.min(longestRest, Math.max(0, milliseconds))
}
