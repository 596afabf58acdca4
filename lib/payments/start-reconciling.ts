import { recurringWarning } from '@/lib/platform/log'
import { currentProvider } from './current-provider'
import { reconcile } from './reconcile'

const everyMs = 60_000

/** Without a provider nothing is asked, but what awaits a payment is given back all the same. */
export function startReconciling(): void {
  const warn = recurringWarning('could not look for open payments')
  let isRunning = false
  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      const provider = await currentProvider()
      await reconcile(provider?.driver ?? null)
    } catch (error) {
      warn(error)
    } finally {
      isRunning = false
    }
  }
  setInterval(() => void run(), everyMs).unref()
}
