'use client'

import { useEffect, useState } from 'react'
import { useNow } from '@/app/_client/now'
import { usePlacedOrders } from '@/app/_client/placed-orders'
import { stored } from '@/app/_client/stored'
import { useUser } from '@/app/_client/user'
import { Link } from '@/app/_ui/link'
import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import type { Texts } from '@/lib/i18n/texts'
import { calendarDayOf } from '@/lib/platform/values/time'
import type { Closure } from '@/lib/shop/shop'

type Words = Pick<
  Texts['shell'],
  'home' | 'menu' | 'contact' | 'trackOrder' | 'about' | 'terms' | 'imprint' | 'privacy'
>

/** Shown to customers who are signed in or have ordered on this device. */
export function QuickLinks({ words }: { words: Words }) {
  const user = useUser()
  const placedOrders = usePlacedOrders()
  const mayTrack = user !== null || placedOrders.length > 0
  const links = [
    ['/', words.home],
    ['/menu', words.menu],
    ['/contact', words.contact],
    ...(mayTrack ? [['/track', words.trackOrder] as const] : []),
    ['/about', words.about],
    ['/terms-and-conditions', words.terms],
    ['/imprint', words.imprint],
    ['/privacy', words.privacy],
  ] as const
  return (
    <ul className="-my-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-32px)),1fr))] gap-x-8">
      {links.map(([path, word]) => (
        <li key={path}>
          <Link href={path} className="inline-block py-1.5 hover:underline">
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Chromium's event; other browsers offer the home screen in their own menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

const asked = stored<boolean>('install-asked', (raw) => raw === true)

/** The browser's prompt works once. */
export function InstallButton({ words }: { words: Pick<Texts['shell'], 'install'> }) {
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  const wasAsked = asked.useValue()
  useEffect(() => {
    const onOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    window.addEventListener('beforeinstallprompt', onOffer)
    return () => window.removeEventListener('beforeinstallprompt', onOffer)
  }, [])
  if (!offer || wasAsked) return null
  function ask() {
    asked.write(true)
    void offer?.prompt()
  }
  return (
    <button type="button" onClick={ask} className="text-night-ink py-1.5 underline">
      {words.install}
    </button>
  )
}

interface UpcomingClosuresProps {
  closures: readonly Closure[]
  language: Language
  title: string
}

/** The page is cached, so the browser leaves out past ones. */
export function UpcomingClosures({ closures, language, title }: UpcomingClosuresProps) {
  const now = useNow()
  const upcoming = now ? closures.filter(({ lastDay }) => lastDay >= calendarDayOf(now)) : []
  if (upcoming.length === 0) return null
  return (
    <>
      <h3 className="text-night-soft mt-6 mb-1 text-sm font-semibold tracking-normal">{title}</h3>
      <ul className="text-sm">
        {upcoming.map((closure) => (
          <li key={closure.firstDay}>
            {days(closure)} {ownText(closure.note, language)}
          </li>
        ))}
      </ul>
    </>
  )
}

function days({ firstDay, lastDay }: Closure): string {
  const [first, last] = [firstDay, lastDay].map((day) => day.split('-').toReversed().map(Number).join('.'))
  return first === last ? `${first}` : `${first} – ${last}`
}
