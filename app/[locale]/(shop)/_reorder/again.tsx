'use client'

import { lazy, Suspense } from 'react'
import { useUser } from '@/app/_client/user'
import type { Texts } from '@/lib/i18n/texts'
import { ReservedRoom } from '../_home/reserved-room'

// Few visits are those of a signed-in customer: the others do not load the card.
const AgainCard = lazy(() => import('./again-card').then((module) => ({ default: module.AgainCard })))

/** The last order of the signed-in customer; its room is held from the first frame on. */
export function Again({ words, shopAddress }: { words: Texts['again']; shopAddress: string }) {
  const user = useUser()
  return (
    <ReservedRoom room="again-room" isWanted={user !== null}>
      {user && (
        <Suspense>
          <AgainCard key={user.email} words={words} shopAddress={shopAddress} />
        </Suspense>
      )}
    </ReservedRoom>
  )
}
