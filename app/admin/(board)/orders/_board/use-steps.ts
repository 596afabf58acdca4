import { useMemo, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { BoardTools } from './context'
import type { Live } from './use-live'

type StepContext = Pick<Live, 'refresh' | 'show'> & Pick<BoardTools, 'ask'>

/** Nothing changes on the board before the server has answered. */
export function useSteps({ refresh, show, ask }: StepContext): Pick<BoardTools, 'advance' | 'tick' | 'isBusy'> {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { words: shared } = useScope()
  const [busy, setBusy] = useState<readonly string[]>([])

  return useMemo(() => {
    async function send(order: BoardOrder, call: () => Promise<BoardOrder>) {
      const { id, number } = order
      setBusy((ids) => [...ids, id])
      try {
        show(await call())
      } catch (error) {
        const current = orderAfterLostRace(error)
        const text = current
          ? fill(words.raceLost, { number, status: statuses[current.status] })
          : fill(words.failed, { number, message: reasonOf(error, shared.network) })
        notify(text, 'alert')
        if (current) show(current)
        else await refresh()
      }
      setBusy((ids) => ids.filter((other) => other !== id))
    }

    return {
      async advance(order, step) {
        // Alcohol is not handed over before the staff have confirmed the ID.
        const isUnchecked = step.status === 'completed' && order.minimum_age > 0 && !step.age_check
        if (isUnchecked) return ask({ about: order.id, what: 'ageCheck' })
        // The dialog in which the step was chosen.
        ask((now) => (now && 'about' in now && now.about === order.id ? null : now))
        const body = { from: order.status, requested_for: order.requested_for, ...step }
        await send(order, () => api('PATCH orders/{id}', { params: { id: order.id }, body }))
      },
      tick: (order, body) => send(order, () => api('PATCH orders/{id}/dishes', { params: { id: order.id }, body })),
      isBusy: (id) => busy.includes(id),
    }
  }, [busy, refresh, show, ask, words, statuses, shared])
}

/** The refusal carries the order as another member of staff has left it. */
function orderAfterLostRace(error: unknown): BoardOrder | null {
  const isLost = error instanceof ApiRefusal && error.code === 'illegal_transition'
  return isLost ? (error.data as BoardOrder) : null
}
