import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import type { Step } from './place'

export type Moved = 'categories' | 'menuItems'

interface Move {
  /** True where the row stands elsewhere now. */
  move: (step: Step | null) => Promise<boolean>
  /** Until the list is shown as the shop has it now. */
  isRefreshing: boolean
}

/** Moves a row before another one. */
export function useMove(kind: Moved, id: string): Move {
  const words = useWords('menu')
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const { run } = useAction((message) => fill(words.saveFailed, { message }))

  async function move(step: Step | null) {
    if (!step) return false
    const call = { params: { id }, body: { before_id: step.beforeId } }
    const isMoved = await run(() =>
      kind === 'categories' ? api('PATCH categories/{id}/position', call) : api('PATCH menuItems/{id}/position', call),
    )
    startTransition(() => router.refresh())
    return isMoved
  }

  return { move, isRefreshing }
}
