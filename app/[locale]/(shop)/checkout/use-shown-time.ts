import { useState } from 'react'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Fulfilment } from '@/lib/orders/fulfilment'
import { isAsShown } from '@/lib/shop/slots'

export interface ShownTime {
  /** ISO time that the customer has seen for "as soon as possible"; empty: none yet. */
  shownAt: string
  /** The kitchen says another time by now, which nobody has agreed to. */
  isMoved: boolean
  agree: (at: string) => void
}

/** Follows the clock in small steps; a jump is left for the customer to agree to. */
export function useShownTime(soonest: QuoteAnswer['soonest'] | undefined, fulfilment: Fulfilment): ShownTime {
  const [shown, setShown] = useState({ at: '', fulfilment })
  // Another way to the food is another time, by the customer's own choice.
  const isComparable = shown.at !== '' && shown.fulfilment === fulfilment
  const isMoved = Boolean(soonest && isComparable && !isKept(shown.at, soonest))
  if (soonest && !isMoved && (shown.at !== soonest.at || !isComparable)) setShown({ at: soonest.at, fulfilment })
  return { shownAt: shown.at, isMoved, agree: (at) => setShown({ at, fulfilment }) }
}

function isKept(shownAt: string, { at, as_soon_as_possible }: NonNullable<QuoteAnswer['soonest']>): boolean {
  return isAsShown(new Date(shownAt), { at: new Date(at), asSoonAsPossible: as_soon_as_possible })
}
