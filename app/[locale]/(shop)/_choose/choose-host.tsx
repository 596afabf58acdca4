'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { closeChooser, closeChooserElsewhere, followHistory, useAskedChoice } from '@/app/_client/chooser'
import { answerLostPart, loadedPart } from '@/app/_client/loaded-part'
import { useScope } from '@/app/_client/scope'
import type { ChooseWords } from './choose-words'

// Many visits never choose anything.
const ChooseDialog = loadedPart(() => import('./choose-dialog').then((module) => module.ChooseDialog))

/** The page's one dialog, whichever card or cart line opened it. */
export function ChooseHost({ words }: { words: ChooseWords }) {
  const { words: shared } = useScope()
  const asked = useAskedChoice()
  const path = usePathname()
  useEffect(() => closeChooserElsewhere(path), [path])
  useEffect(followHistory, [])
  function onLost(error: unknown) {
    closeChooser()
    void answerLostPart(error, shared.network)
  }
  return <ChooseDialog isWanted={asked !== null} onLost={onLost} of={{ asked, words }} />
}
