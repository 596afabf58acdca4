'use client'

import { loadedPart } from '@/app/_client/loaded-part'
import { useUser } from '@/app/_client/user'
import { ReservedRoom } from '../_home/reserved-room'
import type { AgainProps } from './use-order-again'

// Few visits are those of a signed-in customer.
const AgainCard = loadedPart(() => import('./again-card').then((module) => module.AgainCard))

/** The last order of the signed-in customer; its room is held from the first frame on. */
export function Again(props: AgainProps) {
  const user = useUser()
  return (
    <ReservedRoom room="again-room" isWanted={user !== null}>
      {user && <AgainCard key={user.email} isWanted of={props} />}
    </ReservedRoom>
  )
}
