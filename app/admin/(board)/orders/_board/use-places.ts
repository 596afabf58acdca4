import { useState } from 'react'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Columns } from './columns'
import { noPlaces, placesOf, type Places } from './places'

interface Situation {
  now: number
  isCalm: boolean
  orders: StaffOrder[]
}

/** Where the cards stand, remembered from one change of the board to the next. */
export function usePlaces(columns: Columns, situation: Situation): Places {
  const [places, setPlaces] = useState(() => placesOf(noPlaces, columns, { ...situation, isCalm: true }))
  const next = placesOf(places, columns, situation)
  if (next !== places) setPlaces(next)
  return next
}
