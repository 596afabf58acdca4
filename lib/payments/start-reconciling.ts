import { recurringWarning } from '@/lib/platform/log'
import { currentProvider } from './current-provider'
import { reconcile } from './reconcile'

const everyMs = 60_000

/** Without a provider there is nothing to ask, and nothing that awaits a payment. */
export function startReconciling(): void {
  const warn = recurringWarning('could not look for open payments')
  let isRunning = false
  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      const provider = await currentProvider()
      if (provider) await reconcile(provider.driver)
    } catch (error) {
      warn(error)
    } finally {
      isRunning = false
    }
  }
  setInterval(() => void run(), everyMs).unref()
}
