'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import { messageOf } from '../_client/admin-api'
import { useWords } from '../_client/admin-language'
import { Button } from './button'

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
  const { callFailed } = useWords('shell')
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function go(step: { beforeId: string | null } | null) {
    if (!step || isBusy) return
    setBusy(true)
    await move(step.beforeId).catch((error: unknown) =>
      notify(fill(words.saveFailed, { message: messageOf(error, callFailed) }), 'alert'),
    )
    router.refresh()
    setBusy(false)
  }

  // aria-disabled keeps the focus on the button when the thing has reached the end.
  return (
    <>
      <Button
        className="min-w-12 px-0 aria-disabled:opacity-40"
        aria-label={fill(words.moveUp, { name })}
        aria-disabled={!place.up}
        onClick={() => void go(place.up)}
      >
        <span aria-hidden>↑</span>
      </Button>
      <Button
        className="min-w-12 px-0 aria-disabled:opacity-40"
        aria-label={fill(words.moveDown, { name })}
        aria-disabled={!place.down}
        onClick={() => void go(place.down)}
      >
        <span aria-hidden>↓</span>
      </Button>
    </>
  )
}
