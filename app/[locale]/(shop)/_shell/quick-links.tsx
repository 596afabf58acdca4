'use client'

import { usePlacedOrders } from '@/app/_client/placed-orders'
import { useUser } from '@/app/_client/user'
import { Link } from '@/app/_ui/link'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<
  Texts['shell'],
  'home' | 'menu' | 'contact' | 'trackOrder' | 'about' | 'terms' | 'imprint' | 'privacy'
>

/** Track Order is for whoever may have something to track: signed in, or ordered on this device. */
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
