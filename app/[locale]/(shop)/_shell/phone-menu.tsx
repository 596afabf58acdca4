'use client'

import { Link } from '@/app/_ui/link'
import { AccountLinks } from './account-links'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { MailAddress } from '@/app/_ui/mail-address'
import type { NavigationCategory } from './navigation-category'
import type { NavigationWords } from './navigation-words'
import { Sheet } from './sheet'

const big = 'block py-2 text-xl font-bold tracking-tight'

interface Props {
  categories: NavigationCategory[]
  phone: string
  email: string
  words: NavigationWords
}

export function PhoneMenu({ categories, phone, email, words }: Props) {
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
        <p className="text-ink-soft mt-6 flex flex-col">
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="py-2.5">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="py-2.5">
            <MailAddress address={email} />
          </a>
        </p>
      </nav>
    </Sheet>
  )
}
