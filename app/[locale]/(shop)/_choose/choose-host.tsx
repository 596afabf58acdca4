'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { closeChooserElsewhere, followHistory, useAskedChoice } from '@/app/_client/chooser'
import type { ChooseWords } from './choose-words'

// Many visits never choose anything, so the dialog is loaded when it is opened.
const ChooseDialog = lazy(() => import('./choose-dialog').then((module) => ({ default: module.ChooseDialog })))

/** The page's one dialog, whichever card or cart line opened it. */
export function ChooseHost({ words }: { words: ChooseWords }) {
  const asked = useAskedChoice()
  const path = usePathname()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => closeChooserElsewhere(path), [path])
  useEffect(followHistory, [])
  if (asked && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ChooseDialog asked={asked} words={words} />
    </Suspense>
  )
}
