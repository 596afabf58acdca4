import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'

import { Icon } from '@/app/_ui/icon'

export interface MenuEntry {
  label: string
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
  /** For a choice of one out of several. */
  isChosen?: boolean
}

interface RowMenuProps {
  /** Names the row: “More about Margherita”. */
  label: string
  entries: MenuEntry[]
  className?: string
  children?: ReactNode
}

const entryHeight = 44

/** The popover is in the top layer, so that no table clips it. */
export function RowMenu({
  label,
  entries,
  className = 'row-control row-icon',
  children = <Icon name="more" className="size-6" />,
}: RowMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const openedAt = useRef(0)
  // One listener for all openings. The momentum of a scroll before the tap moves nothing.
  const [hideWhenAway] = useState(() => () => {
    if (Math.abs(topOf(button.current) - openedAt.current) > 1) menu.current?.hidePopover()
  })

  function select({ isDisabled, onSelect }: MenuEntry) {
    if (isDisabled) return
    menu.current?.hidePopover()
    // A dialog that opens now returns the focus to this button.
    button.current?.focus()
    onSelect()
  }

  function onBeforeToggle({ newState }: ToggleEvent) {
    window.removeEventListener('scroll', hideWhenAway, true)
    if (newState !== 'open') return
    putBeside(menu.current, button.current, entries.length * entryHeight)
    const chosen = entries.findIndex(({ isChosen }) => isChosen)
    // The browser focuses while it opens the menu: a key pressed right after the tap already finds it there.
    for (const [at, item] of itemsIn(menu.current).entries()) item.autofocus = at === Math.max(0, chosen)
    openedAt.current = topOf(button.current)
    window.addEventListener('scroll', hideWhenAway, true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        className={className}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          button.current?.click()
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="row-menu"
        onBeforeToggle={onBeforeToggle}
        onKeyDown={(event) => moveFocus(event, menu.current)}
      >
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            role={entry.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={entry.isChosen}
            aria-disabled={entry.isDisabled}
            tabIndex={-1}
            data-danger={entry.isDanger}
            onClick={() => select(entry)}
          >
            {entry.label}
          </button>
        ))}
      </div>
    </>
  )
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function topOf(button: HTMLElement | null): number {
  return button?.getBoundingClientRect().top ?? 0
}

/** Below its button, above it where the window ends. */
function putBeside(menu: HTMLElement | null, button: HTMLElement | null, height: number): void {
  if (!menu || !button) return
  const { top, bottom, right } = button.getBoundingClientRect()
  const isBelow = bottom + height + 16 < window.innerHeight
  menu.style.right = `${document.documentElement.clientWidth - right}px`
  menu.style.top = isBelow ? `${bottom + 4}px` : 'auto'
  menu.style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + 4}px`
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null): void {
  const items = itemsIn(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') menu?.hidePopover()
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
