'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

const askEveryMs = 5000

/** Says of a page out of the memory of a server without its database that it is not of now, until it can be. */
export function StalePage({ text }: { text: string }) {
  const router = useRouter()
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Set by server/cache/response-cache.ts. Older browsers know nothing of it.
    setStale(visit?.serverTiming?.some(({ name }) => name === 'stale') ?? false)
  }, [])
  useEffect(() => {
    if (!isStale) return
    async function ask() {
      const isReady = await fetch('/api/health/ready').then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isReady) return
      setStale(false)
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
