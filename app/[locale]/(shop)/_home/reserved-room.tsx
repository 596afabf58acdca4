import type { ReactNode } from 'react'
import { useIsMounted } from '@/app/_client/external-store'
import type { Room } from './room-of-card'

interface Props {
  room: Room
  /** Whether there may be a card; only the browser knows. */
  isWanted: boolean
  children: ReactNode
}

/** Holds a card's room from the first frame on; signing out in another tab takes it away. */
export function ReservedRoom({ room, isWanted, children }: Props) {
  const isMounted = useIsMounted()
  const isHeld = isWanted || !isMounted
  return <div style={isHeld ? { minHeight: `var(--${room})` } : undefined}>{children}</div>
}
