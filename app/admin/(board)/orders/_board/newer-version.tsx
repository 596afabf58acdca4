import { useEffect, useState } from 'react'
import { useWords } from '../../../_client/admin-words'

const askEveryMs = 60_000

/** A board stays open for weeks: after an upgrade it offers to reload. */
export function NewerVersion({ build }: { build: string | null }) {
  const words = useWords('board')
  const isThere = useIsNewer(build)
  return (
    <span role="status" className="contents">
      {isThere && (
        <button type="button" className="strip-chip bg-night-ink text-night" onClick={() => window.location.reload()}>
          {words.newVersion} {words.reload}
        </button>
      )}
    </span>
  )
}

/** Whether the server runs another build; stays true, because one of two servers may still be older. */
function useIsNewer(build: string | null): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    if (build === null) return
    async function ask() {
      const response = await fetch('/api/health/live')
      const answer = (await response.json()) as { build?: string | null }
      if (response.ok && answer.build && answer.build !== build) setNewer(true)
    }
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    const timer = setInterval(askQuietly, askEveryMs)
    return () => clearInterval(timer)
  }, [build])
  return isNewer
}
