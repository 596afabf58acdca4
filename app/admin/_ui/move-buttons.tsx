import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

/** Before whom it would stand after one step; null: it cannot go there. */
export interface Place {
  up: { beforeId: string | null } | null
  down: { beforeId: string | null } | null
}

interface MoveButtonsProps {
  name: string
  place: Place
  move: (beforeId: string | null) => Promise<unknown>
}

/** Order without dragging: works with keyboard and thumb alike. */
export function MoveButtons({ name, place, move }: MoveButtonsProps) {
  const words = useWords('menu')
  const router = useRouter()
  const { run } = useAction((message) => fill(words.saveFailed, { message }))

  async function go(step: { beforeId: string | null } | null) {
    if (!step) return
    await run(() => move(step.beforeId))
    router.refresh()
  }

  // aria-disabled keeps the focus on the button when the thing has reached the end.
  return (
    <>
      <Button
        look="plain"
        className="min-w-12 aria-disabled:opacity-40"
        aria-label={fill(words.moveUp, { name })}
        aria-disabled={!place.up}
        onClick={() => void go(place.up)}
      >
        <span aria-hidden>↑</span>
      </Button>
      <Button
        look="plain"
        className="min-w-12 aria-disabled:opacity-40"
        aria-label={fill(words.moveDown, { name })}
        aria-disabled={!place.down}
        onClick={() => void go(place.down)}
      >
        <span aria-hidden>↓</span>
      </Button>
    </>
  )
}
