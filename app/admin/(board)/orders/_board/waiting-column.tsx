import { useState } from 'react'
import { CompactTicket } from './compact-ticket'
import { PlaceBox } from './place-box'
import type { Place } from './places'
import { Ticket } from './ticket'

/** New orders, compact so that all of them are in sight; one that comes alone is open. */
export function WaitingColumn({ places, isAlarming }: { places: Place[]; isAlarming: boolean }) {
  const { isOpen, setOpen } = useOpenTickets(places)
  if (places.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-start gap-2">
      {places.map((place) => {
        const { id } = place.order
        return (
          <PlaceBox key={id} place={place} className={isOpen(id) ? 'col-span-full' : ''}>
            {isOpen(id) ? (
              <Ticket order={place.order} isCalling={isAlarming} onFold={() => setOpen(id, false)} />
            ) : (
              <CompactTicket order={place.order} isCalling={isAlarming} onOpen={() => setOpen(id, true)} />
            )}
          </PlaceBox>
        )
      })}
    </div>
  )
}

/** Which cards are open is decided when they come: nothing opens or closes by itself under a reader's eyes. */
function useOpenTickets(places: Place[]) {
  const [open, setAllOpen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const fresh = places.filter(({ order }) => !open.has(order.id))
  if (fresh.length > 0) {
    const isAlone = places.filter(({ leftAt }) => leftAt === null).length === 1
    setAllOpen(new Map([...open, ...fresh.map(({ order }) => [order.id, isAlone] as const)]))
  }
  return {
    isOpen: (id: string) => open.get(id) ?? false,
    setOpen: (id: string, isOpen: boolean) => setAllOpen(new Map([...open, [id, isOpen]])),
  }
}
