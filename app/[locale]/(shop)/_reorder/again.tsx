'use client'

import { loadedPart } from '@/app/_client/loaded-part'
import { useUser } from '@/app/_client/user'
import type { Texts } from '@/lib/i18n/texts'
import { ReservedRoom } from '../_home/reserved-room'

// Few visits are those of a signed-in customer.
const AgainCard = loadedPart(() => import('./again-card').then((module) => module.AgainCard))

/** The last order of the signed-in customer; its room is held from the first frame on. */
export function Again({ words, shopAddress }: { words: Texts['again']; shopAddress: string }) {
  const user = useUser()
  return (
    <ReservedRoom room="again-room" isWanted={user !== null}>
      {user && <AgainCard key={user.email} isWanted of={{ words, shopAddress }} />}
    </ReservedRoom>
  )
}
