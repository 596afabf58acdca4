'use client'

import { loadedPart } from '@/app/_client/loaded-part'
import { useUser } from '@/app/_client/user'
import type { Texts } from '@/lib/i18n/texts'
import type { PaymentOffer } from '@/lib/platform/payment-offer'
import { ReservedRoom } from '../_home/reserved-room'

// Few visits are those of a signed-in customer.
const AgainCard = loadedPart(() => import('./again-card').then((module) => module.AgainCard))

export type AgainWords = Texts['again'] & Pick<Texts['checkout']['paying'], 'way' | 'inCash' | 'kinds' | 'toPay'>

export interface AgainProps {
  words: AgainWords
  shopAddress: string
  /** What can be paid with online; null: cash alone. */
  offer: PaymentOffer | null
}

/** The last order of the signed-in customer; its room is held from the first frame on. */
export function Again(props: AgainProps) {
  const user = useUser()
  return (
    <ReservedRoom room="again-room" isWanted={user !== null}>
      {user && <AgainCard key={user.email} isWanted of={props} />}
    </ReservedRoom>
  )
}
