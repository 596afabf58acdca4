import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/** The browser's own modal: it traps the focus, closes on Escape and gives the focus back to what opened it. */
export function Dialog({ title, isOpen, onClose, children, isWide = false }: Props) {
  const { words } = useScope()
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
      className={`dialog ${isWide ? 'max-w-3xl' : 'max-w-lg'}`}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} className="grow">
              {title}
            </h2>
            <button
              type="button"
              aria-label={words.dismiss}
              className="dialog-close"
              onClick={() => dialog.current?.close()}
            >
              <span aria-hidden>×</span>
            </button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  )
}
