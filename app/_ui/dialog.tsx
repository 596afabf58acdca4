import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent, useLayoutEffect, type RefObject } from 'react'
import { useScope } from '@/app/_client/scope'
import { hasUnsaved, mayLeave } from '@/app/_client/unsaved'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  isWide?: boolean
  /** From the foot of a phone's screen, as high as that allows; its body scrolls by itself. */
  isSheet?: boolean
}

/**
 * The browser's own modal: it traps the focus, closes on Escape and gives the focus back to what opened it. It asks before
 * it closes over a form that was not saved.
 */
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
    if (dialog.current && (await mayLeave(dialog.current))) dialog.current.close()
  }

  // React lets the events of a dialog inside this one rise to here, and a file input has a cancel event, too.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !hasUnsaved(event.currentTarget)) return
    event.preventDefault()
    void close()
  }

  function onClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    if (!hasUnsaved(event.currentTarget)) return onClose()
    // A second Escape closes a dialog whatever the page says.
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

/**
 * The first field, one of a form before others; where there is none, the answer that changes nothing, or the heading. The
 * browser would choose the button that closes, and Enter would throw away what was typed.
 */
function firstFocusOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLInputElement>('.dialog-body :is(input, select, textarea):enabled')]
  const fields = stops.filter(isFirstStop)
  const field = fields.find(({ form }) => form) ?? fields[0]
  return field ?? dialog.querySelector<HTMLElement>('[data-safe-answer]') ?? dialog.querySelector('h2') ?? undefined
}

/** Of radio buttons the keyboard reaches the chosen one only. */
function isFirstStop(field: HTMLInputElement, _index: number, fields: HTMLInputElement[]): boolean {
  if (field.getClientRects().length === 0) return false
  const isChosenLater = fields.some(({ type, name, checked }) => type === 'radio' && name === field.name && checked)
  return field.type !== 'radio' || field.checked || !isChosenLater
}

/**
 * A row that goes, because it was deleted from its own menu, hands its focus to the row that takes its place, or to the
 * one before: the keyboard would start again at the top of the page.
 */
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
