import type { ReactNode } from 'react'
import { useIsMounted } from '@/app/_client/now'
import type { Room } from './room-of-card'

interface Props {
  room: Room
  /** Whether there may be a card; not known before the browser has taken over. */
  isWanted: boolean
  children: ReactNode
}

/** The place of a card, held from the first frame on. Whoever signs out in another tab takes it away as well. */
export function KeptRoom({ room, isWanted, children }: Props) {
  const isMounted = useIsMounted()
  const isHeld = isWanted || !isMounted
  return <div style={isHeld ? { minHeight: `var(--${room})` } : undefined}>{children}</div>
}
