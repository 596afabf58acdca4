'use client'

import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { MailAddress } from '@/app/_ui/mail-address'
import { AccountLinks } from './account-links'
import type { NavigationCategory } from './main-navigation'
import type { NavigationWords } from './navigation-words'

const big = 'block py-2 text-xl font-bold tracking-tight'

interface Props {
  categories: NavigationCategory[]
  phone: string
  email: string
  note: string
  words: NavigationWords
}

export function PhoneMenu({ categories, phone, email, note, words }: Props) {
  return (
    <Sheet open={words.openNavigation} close={words.closeNavigation}>
      <nav aria-label={words.mainNavigation} className="page pb-12">
        <ul>
          <li>
            <Link href="/" className={big}>
              {words.home}
            </Link>
          </li>
          <li>
            <Link href="/menu" className={big}>
              {words.menu}
            </Link>
            <ul className="border-line mb-3 grid grid-cols-2 border-l-2 pl-4">
              {categories.map(({ name, path }) => (
                <li key={path}>
                  <Link href={path} className="block py-2.5 font-semibold">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <Link href="/contact" className={big}>
              {words.contact}
            </Link>
          </li>
        </ul>
        <div className="border-line -mx-4 mt-4 flex flex-wrap items-center gap-x-2 border-t px-0 pt-4">
          <AccountLinks words={words} />
          <LanguageSwitch label={words.language} />
        </div>
        <p className="text-ink-soft mt-6 flex flex-wrap gap-x-6">
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="py-2.5">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="py-2.5">
            <MailAddress address={email} />
          </a>
          {note && <span className="basis-full py-2.5">{note}</span>}
        </p>
      </nav>
    </Sheet>
  )
}

const round = 'press-shown grid size-11 place-items-center rounded-full'

/** The browser traps and restores the dialog's focus. Its content is rendered at the first opening. */
function Sheet({ open, close, children }: { open: string; close: string; children: ReactNode }) {
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
