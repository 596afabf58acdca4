'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { subjects } from './subjects'

/** The settings were one page once: `/admin/settings#hours` in a bookmark leads to the page that has the hours now. */
export function FragmentOfOnePage() {
  const router = useRouter()
  useEffect(() => {
    const subject = subjects.find((name) => name === `settings/${location.hash.slice(1)}`)
    if (subject) router.replace(`/admin/${subject}`)
  }, [router])
  return null
}
