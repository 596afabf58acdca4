import { setImmediate } from 'node:timers/promises'

const longestTurnMs = 10

/** For long work in many steps: awaited after each, it lets other requests have their turn every ten milliseconds. */
export function turns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < longestTurnMs) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
