import { useId, useState } from 'react'
import { explained, type Explain } from './api'
import { endNoticesAbout, notify } from './notices'
import { useScope } from './scope'

interface Action {
  isPending: boolean
  run: (call: () => Promise<unknown>) => Promise<boolean>
}

export function useAction(explain?: Explain): Action {
  const { words } = useScope()
  const [isPending, setPending] = useState(false)
  const about = useId()

  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false
    setPending(true)
    endNoticesAbout(about)
    try {
      await call()
      return true
    } catch (error) {
      notify(explained(error, words.network, explain), 'alert', { about })
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, run }
}
