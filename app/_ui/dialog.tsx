'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A real dialog: the browser traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      className="rounded-card bg-card text-ink shadow-float open:animate-rise m-auto w-[calc(100vw-32px)] max-w-lg p-6 md:p-8"
    >
      {isOpen && (
        <>
          <h2 id="dialog-title" className="mb-3 text-xl">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  )
}
