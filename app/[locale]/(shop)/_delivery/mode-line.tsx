'use client'

import { useState } from 'react'
import { useWantedDelivery } from '@/app/_client/wanted-delivery'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import type { Texts } from '@/lib/i18n/texts'
import { chooseMode } from '../checkout/draft'
import { modeInWords, PostcodeCheck } from './postcode-check'

/** Pickup or delivery, remembered on this device: minimum and fee are right from the menu on. */
export function ModeLine({ words }: { words: Texts['delivery'] }) {
  const wanted = useWantedDelivery()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{wanted ? modeInWords(wanted, words) : words.pickup}</span>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => setOpen(true)}
        >
          {words.change}
        </button>
      </p>
      <Dialog title={words.question} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-6">
          <Button
            look="outline"
            onClick={() => {
              chooseMode(null)
              setOpen(false)
            }}
          >
            {words.pickUp}
          </Button>
          <PostcodeCheck words={words} onWanted={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}
