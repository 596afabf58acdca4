'use client'

import { useState } from 'react'
import { answerLostPart, loadedPart } from '@/app/_client/loaded-part'
import { useScope } from '@/app/_client/scope'
import { deliveryInWords, useWantedDelivery } from '@/app/_client/cart/wanted-delivery'
import type { Texts } from '@/lib/i18n/texts'

// Most guests keep what is chosen.
const ModeDialog = loadedPart(() => import('./mode-dialog').then((module) => module.ModeDialog))

/** Pickup or delivery, remembered on this device: minimum and fee are right from the menu on. */
export function ModeLine({ words }: { words: Texts['delivery'] }) {
  const { words: shared } = useScope()
  const wanted = useWantedDelivery()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  function onLost(error: unknown) {
    onClose()
    void answerLostPart(error, shared.network)
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{wanted ? deliveryInWords(wanted, words) : words.pickup}</span>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => setOpen(true)}
        >
          {words.change}
        </button>
      </p>
      <ModeDialog isWanted={isOpen} onLost={onLost} of={{ isOpen, onClose, words }} />
    </>
  )
}
