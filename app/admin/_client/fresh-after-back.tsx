'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Back shows a page as router or browser have stored it; what it says may have changed since. */
export function FreshAfterBack() {
  const router = useRouter()
  const address = `${usePathname()}?${useSearchParams()}`
  const shown = useRef(address)
  const isReturning = useRef(false)
  useEffect(() => {
    const onPop = () => void (isReturning.current = true)
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && router.refresh()
    window.addEventListener('popstate', onPop)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pageshow', onShow)
    }
  }, [router])
  // Only once the page is there: before, the one that is left would be asked for.
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (isReturning.current) router.refresh()
    isReturning.current = false
  }, [router, address])
  return null
}
