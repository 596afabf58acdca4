'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useWords } from '../_client/admin-language'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/** The browser's own modal: it traps the focus, closes on Escape and gives the focus back to the button that opened it. */
export function Dialog({ title, isOpen, onClose, children, isWide = false }: DialogProps) {
  const words = useWords('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`rounded-card bg-card text-ink shadow-float m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto ${isWide ? 'max-w-3xl' : 'max-w-lg'}`}
    >
      <div className="border-line bg-card sticky top-0 z-10 flex items-start gap-4 border-b px-6 py-4">
        <h2 id={titleId} className="grow text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="hover:bg-paper -my-2 -mr-3 grid size-12 shrink-0 place-items-center rounded-full text-xl"
        >
          <span aria-hidden>×</span>
        </button>
      </div>
      {isOpen && <div className="px-6 py-5">{children}</div>}
    </dialog>
  )
}
