import { useId, useState } from 'react'
import { reasonOf } from './api'
import { endNoticesAbout, notify } from './notices'
import { useScope } from './scope'

interface Action {
  isPending: boolean
  run: (call: () => Promise<unknown>) => Promise<boolean>
}

export function useAction(explain: (message: string) => string = (message) => message): Action {
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
      notify(explain(reasonOf(error, words.network)), 'alert', { about })
      return false
    } finally {
      setPending(false)
    }
  }

  return { isPending, run }
}
