'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * On a click the router keeps the header and footer that it already shows. Every page brings the stamp of the frame that
 * it was rendered with, in its head; if that is not the frame on screen, the shop has changed and all of it is fetched.
 */
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
