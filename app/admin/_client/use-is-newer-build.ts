import { useEffect, useState } from 'react'

const askEveryMs = 60_000

/** Whether the server runs another build; stays true, because one of two servers may still be older. */
export function useIsNewerBuild(build: string | null): boolean {
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
