import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent, useLayoutEffect, type RefObject } from 'react'
import { useScope } from '@/app/_client/scope'
import { hasUnsaved, confirmLeave } from '@/app/_client/unsaved'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  isWide?: boolean
  /** From the foot of a phone's screen; its body scrolls. */
  isSheet?: boolean
}

/** The browser traps and restores the focus and closes on Escape. It asks before it closes over an unsaved form. */
export function Dialog({ title, isOpen, onClose, children, isWide = false, isSheet = false }: Props) {
  const { words } = useScope()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useFocusBeside(dialog)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    if (dialog.current) (isSheet ? dialog.current.querySelector('h2') : firstFocusOf(dialog.current))?.focus()
  }, [isOpen, isSheet])

  async function close() {
    if (dialog.current && (await confirmLeave(dialog.current))) dialog.current.close()
  }

  // Events of nested dialogs bubble in React, and a file input has a cancel event, too.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !hasUnsaved(event.currentTarget)) return
    event.preventDefault()
    void close()
  }

  function onClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    if (!hasUnsaved(event.currentTarget)) return onClose()
    // Chrome closes a dialog at the second Escape even after preventDefault.
    event.currentTarget.showModal()
    void close()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      className={`dialog ${isSheet ? 'sheet' : isWide ? 'max-w-3xl' : 'max-w-lg'}`}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} tabIndex={-1} className="grow outline-hidden">
              {title}
            </h2>
            <button type="button" aria-label={words.dismiss} className="dialog-close" onClick={() => void close()}>
              <span aria-hidden>×</span>
            </button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  )
}

/** Not the browser's choice, the close button, because Enter would discard what was typed. */
function firstFocusOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLInputElement>('.dialog-body :is(input, select, textarea):enabled')]
  const fields = stops.filter(isFirstStop)
  const field = fields.find(({ form }) => form) ?? fields[0]
  return field ?? dialog.querySelector<HTMLElement>('[data-safe-answer]') ?? dialog.querySelector('h2') ?? undefined
}

/** The keyboard reaches only the checked radio button. */
function isFirstStop(field: HTMLInputElement, _index: number, fields: HTMLInputElement[]): boolean {
  if (field.getClientRects().length === 0) return false
  const isChosenLater = fields.some(({ type, name, checked }) => type === 'radio' && name === field.name && checked)
  return field.type !== 'radio' || field.checked || !isChosenLater
}

/** A deleted row's focus goes to a neighbour: else the keyboard would start again at the top of the page. */
function useFocusBeside(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = inside.current?.closest<HTMLElement>('tr, li')
    return () => {
      if (row?.contains(document.activeElement)) stopIn(row)?.focus()
    }
  }, [inside])
}

function stopIn(row: HTMLElement): HTMLElement | undefined {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const stops = neighbour?.querySelectorAll<HTMLElement>('button:not([popover] *), a[href]')
  return [...(stops ?? [])].findLast((stop) => !stop.closest('dialog') && stop.getClientRects().length > 0)
}
