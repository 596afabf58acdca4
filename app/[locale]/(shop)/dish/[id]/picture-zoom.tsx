'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'

interface Props {
  image: string
  label: string
  className: string
  children: ReactNode
}

/** In the browser's modal: Escape and focus return are built in, and two fingers zoom. */
export function PictureZoom({ image, label, className, children }: Props) {
  const { words } = useScope()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  function open() {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <div className={className}>
      <button type="button" aria-label={label} onClick={open} className="block w-full cursor-zoom-in text-left">
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        onClose={() => setOpen(false)}
        closedby="any"
        className="rounded-card bg-night m-auto max-h-none max-w-none overflow-auto"
      >
        {isOpen && <img src={image} alt="" className="max-h-[90dvh] w-[min(94vw,60rem)] object-contain" />}
        <button
          type="button"
          aria-label={words.dismiss}
          onClick={() => dialog.current?.close()}
          className="bg-night text-night-ink absolute top-2 right-2 grid size-12 place-items-center rounded-full"
        >
          <Icon name="close" />
        </button>
      </dialog>
    </div>
  )
}
