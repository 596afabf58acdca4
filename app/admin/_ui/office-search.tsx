'use client'

import { usePathname } from 'next/navigation'
import { createContext, use, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { api, ApiRefusal, reasonOf, type Answer } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { formatShortMoment } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import { useWords } from '../_client/admin-words'
import { type Place, placesNamed } from './places-named'

const OpenContext = createContext<(() => void) | null>(null)

/** One dialog for all buttons that open it, and for the key “/”. */
export function OfficeSearch({ places, children }: { places: Place[]; children: ReactNode }) {
  const words = useWords('shell').find
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTakenElsewhere(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Search places={places} close={() => setOpen(false)} />
      </Dialog>
    </OpenContext>
  )
}

/** Nothing where no dialog is above, as on the board. */
export function SearchButton({ isShort = false }: { isShort?: boolean }) {
  const words = useWords('shell').find
  const open = use(OpenContext)
  if (!open) return null
  return (
    <Button
      data-closes
      look="night"
      className={isShort ? 'ml-auto w-12 px-0!' : 'justify-start! px-4! xl:min-h-10!'}
      onClick={open}
    >
      <Icon name="search" />
      <span className={isShort ? 'sr-only' : 'grow text-left'}>{words.button}</span>
      {!isShort && <kbd className="text-night-soft text-sm">/</kbd>}
    </Button>
  )
}

function isTakenElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
  return isTyping || document.querySelector('dialog[open]') !== null
}

type Finds = Answer<'GET admin/search'>

interface Hit {
  href: string
  label: string
  hint?: string
}

const waitMs = 200

function Search({ places, close }: { places: Place[]; close: () => void }) {
  const { language, words: common } = useScope()
  const words = useWords('shell').find
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ q: string; finds?: Finds; problem?: string; hasEnded?: boolean } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const q = typed.trim()

  useEffect(() => {
    if (q === '') return
    let isPast = false
    const timer = setTimeout(() => {
      api('GET admin/search', { query: { q } }).then(
        (finds) => isPast || setAnswer({ q, finds }),
        (error: unknown) =>
          isPast || setAnswer({ q, problem: reasonOf(error, common.network), hasEnded: isSessionOver(error) }),
      )
    }, waitMs)
    return () => {
      isPast = true
      clearTimeout(timer)
    }
  }, [q, common.network])

  const finds = answer?.q === q ? answer.finds : undefined
  const groups: [name: keyof typeof words.groups, hits: Hit[]][] = [
    ['pages', placesNamed(places, q)],
    ['orders', (finds?.orders ?? []).map((order) => orderHit(order, formatShortMoment(order.createdAt, language)))],
    ['customers', (finds?.customers ?? []).map(customerHit)],
    ['dishes', (finds?.menuItems ?? []).map(dishHit)],
  ]
  const shown = groups.filter(([, hits]) => hits.length > 0)

  /** The arrows go through the field and the links, Enter in the field takes the first. */
  function onKeyDown(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const place = stops.indexOf(event.target as HTMLElement)
    const steps = { ArrowDown: place + 1, ArrowUp: place - 1 }
    if (event.key === 'Enter' && place === 0) stops[1]?.click()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    stops.at(steps[event.key] % stops.length)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} onKeyDown={onKeyDown} className="grid min-h-64 content-start gap-4">
      <input
        type="search"
        aria-label={words.title}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="go"
        className="field"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {answer?.q === q && (answer.problem ?? (shown.length === 0 ? words.nothing : ''))}
      </p>
      {answer?.q === q && answer.hasEnded && <WayToSignIn />}
      {shown.map(([name, hits]) => (
        <section key={name} aria-label={words.groups[name]}>
          <h3 className="text-ink-soft mb-1 text-sm">{words.groups[name]}</h3>
          <ul>
            {hits.map(({ href, label, hint }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={close}
                  className="rounded-field hover:bg-paper focus-visible:bg-paper flex min-h-11 flex-wrap items-center gap-x-3 px-2"
                >
                  <span className="font-semibold">{label}</span> <span className="text-ink-soft text-sm">{hint}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'not_signed_in'
}

function WayToSignIn() {
  const words = useWords('shell').find
  const next = usePathname()
  return (
    <a href={`/admin/login?${new URLSearchParams({ next })}`} className="py-2 font-semibold underline">
      {words.signIn}
    </a>
  )
}

function orderHit({ id, number, user }: Finds['orders'][number], placed: string): Hit {
  return { href: `/admin/orders/${id}`, label: `${number} ${isolated(user.name)}`, hint: placed }
}

function customerHit({ id, name, email }: Finds['customers'][number]): Hit {
  return { href: `/admin/customers/${id}`, label: name || email, hint: name ? email : '' }
}

function dishHit({ name, category }: Finds['menuItems'][number]): Hit {
  return { href: `/admin/products?${new URLSearchParams({ q: name })}`, label: name, hint: category.name }
}
