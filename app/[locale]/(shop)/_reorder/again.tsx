'use client'

import { lazy, Suspense } from 'react'
import { useUser } from '@/app/_client/user'
import type { Texts } from '@/lib/i18n/texts'
import { KeptRoom } from '../_home/kept-room'

// Few visits are those of a regular: the others do not load what follows it.
const AgainCard = lazy(() => import('./again-card').then((module) => ({ default: module.AgainCard })))

/** The last order of whoever is signed in on this device, once more; its place is held from the first frame on. */
export function Again({ words, shopAddress }: { words: Texts['again']; shopAddress: string }) {
  const user = useUser()
  return (
    <KeptRoom room="again-room" isWanted={user !== null}>
      {user && (
        <Suspense>
          <AgainCard key={user.email} words={words} shopAddress={shopAddress} />
        </Suspense>
      )}
    </KeptRoom>
  )
}
