import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { LeftPlace } from './left-place'
import type { Place } from './places'

/** A card, or, as high as the card was, what became of it. */
export function PlaceBox({
  place,
  className = '',
  children,
}: {
  place: Place
  className?: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const isHere = place.leftAt === null
  useLayoutEffect(() => {
    if (!box.current) return
    if (isHere) height.current = box.current.offsetHeight
    box.current.style.height = isHere ? '' : `${height.current}px`
  })
  return (
    <div ref={box} className={`shrink-0 ${className}`}>
      {isHere ? children : <LeftPlace order={place.order} />}
    </div>
  )
}
