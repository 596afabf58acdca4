'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '@/app/_ui/button'
import { Icon } from '@/app/_ui/icon'
import { useWords } from '../_client/admin-words'

interface DrawerProps {
  /** On the board its button is the sign alone, in the bar on a phone it stands under it. */
  place: 'board' | 'bar'
  children: ReactNode
}

/** The sidebar on the board and on small screens. */
export function Drawer({ place, children }: DrawerProps) {
  const words = useWords('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button look="night" className={place === 'bar' ? 'bar-stop' : ''} onClick={() => dialog.current?.showModal()}>
        <Icon name="menu" /> <span className={place === 'board' ? 'sr-only' : ''}>{words.openNavigation}</span>
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-label={words.navigation}
        onClick={(event) => closesOn(event.target) && dialog.current?.close()}
        className="on-night bg-plum text-night-ink shadow-float fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] p-4"
      >
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="mb-2 ml-auto grid size-12 place-items-center rounded-full text-xl hover:bg-white/10"
        >
          <span aria-hidden>×</span>
        </button>
        {children}
      </dialog>
    </>
  )
}

// A link to another page keeps the document, and with it the dialog open.
function closesOn(target: EventTarget): boolean {
  return (
    target instanceof HTMLDialogElement || (target instanceof Element && target.closest('a, [data-closes]') !== null)
  )
}
