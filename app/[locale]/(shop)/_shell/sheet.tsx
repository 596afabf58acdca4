import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/app/_ui/icon'

const round = 'press-shown grid size-11 place-items-center rounded-full'

/**
 * The phone's navigation: a modal dialog over the whole screen; the browser keeps and returns the focus. What is in it
 * comes when it is opened.
 */
export function Sheet({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWanted, setWanted] = useState(false)
  function show() {
    // Opened empty, it would grow under the finger.
    flushSync(() => setWanted(true))
    dialog.current?.showModal()
  }
  return (
    <>
      <button
        type="button"
        aria-label={open}
        aria-haspopup="dialog"
        className={`${round} border-control border lg:hidden`}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {/* Enter on a link is a click too, and Escape closes a dialog by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-label={open}
        className="bg-paper text-ink open:animate-rise m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close()
        }}
      >
        <div className="page flex h-16 items-center justify-end">
          <button
            type="button"
            aria-label={close}
            className={`${round} border-control border`}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {isWanted && children}
      </dialog>
    </>
  )
}
