'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useBrowserValue } from './external-store'

const askEveryMs = 5000

/** Set by server/cache/response-cache.ts; older browsers lack serverTiming. */
function cameStale(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.some(({ name }) => name === 'stale') ?? false
}

/** A page served during a database outage says that it is old, until it can be refreshed. */
export function StalePage({ text }: { text: string }) {
  const router = useRouter()
  const wasStale = useBrowserValue(cameStale, false)
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

/** Client navigation keeps header and footer; another stamp in a page's head means that they are out of date. */
export function FrameFreshness({ stamp, metaName }: { stamp: string; metaName: string }) {
  const router = useRouter()
  useEffect(() => {
    let asked = stamp
    const observer = new MutationObserver(() => {
      const current = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content ?? stamp
      if (current === stamp || current === asked) return
      asked = current
      router.refresh()
    })
    observer.observe(document.head, { childList: true, subtree: true, attributes: true, attributeFilter: ['content'] })
    return () => observer.disconnect()
  }, [router, stamp, metaName])
  return null
}
