'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'

const askEveryMs = 5000

/** Set by server/cache/response-cache.ts. Older browsers know nothing of it. */
function cameStale(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.some(({ name }) => name === 'stale') ?? false
}

const neverChanges = () => () => {}

/** Says of a page out of the memory of a server without its database that it is not of now, until it can be. */
export function StalePage({ text }: { text: string }) {
  const router = useRouter()
  const wasStale = useSyncExternalStore(neverChanges, cameStale, () => false)
  const [isOver, setOver] = useState(false)
  const isStale = wasStale && !isOver
  useEffect(() => {
    if (!isStale) return
    async function ask() {
      const isReady = await fetch('/api/health/ready').then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isReady) return
      setOver(true)
      router.refresh()
    }
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => clearInterval(timer)
  }, [isStale, router])
  return (
    <div role="status">
      {isStale && <p className="page text-poster-ink bg-[#f4b335] py-2 text-sm font-semibold">{text}</p>}
    </div>
  )
}
