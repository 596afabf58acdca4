import { useCallback, useMemo, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { BoardTools, Step } from './context'
import type { Live } from './use-live'

/** Nothing changes on the board before the server has answered. */
export function useSteps({
  refresh,
  show,
  ask,
}: Pick<Live, 'refresh' | 'show'> & Pick<BoardTools, 'ask'>): Pick<BoardTools, 'advance' | 'tick' | 'isBusy'> {
  const notifyFailure = useFailureNotice()
  const [busy, setBusy] = useState<readonly string[]>([])

  return useMemo(() => {
    async function send(order: BoardOrder, call: () => Promise<BoardOrder>) {
      setBusy((ids) => [...ids, order.id])
      try {
        show(await call())
      } catch (error) {
        notifyFailure(order, error)
        const current = orderAfterLostRace(error)
        if (current) show(current)
        else await refresh()
      }
      setBusy((ids) => ids.filter((id) => id !== order.id))
    }

    return {
      async advance(order, step) {
        if (isUnchecked(order, step)) return ask({ about: order.id, what: 'ageCheck' })
        const body = { from: order.status, ...step }
        await send(order, () => api('PATCH orders/{id}', { params: { id: order.id }, body }))
      },
      tick: (order, body) => send(order, () => api('PATCH orders/{id}/dishes', { params: { id: order.id }, body })),
      isBusy: (id) => busy.includes(id),
    }
  }, [busy, refresh, show, ask, notifyFailure])
}

/** Alcohol is not handed over before the staff have confirmed the ID. */
function isUnchecked({ minimum_age: age }: BoardOrder, { status, age_check }: Step): boolean {
  return status === 'completed' && age > 0 && age_check === undefined
}

function useFailureNotice() {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { words: shared } = useScope()
  return useCallback(
    (order: BoardOrder, error: unknown) => {
      const current = orderAfterLostRace(error)
      const text = current
        ? fill(words.raceLost, { number: order.number, status: statuses[current.status] })
        : fill(words.failed, { number: order.number, message: reasonOf(error, shared.network) })
      notify(text, 'alert')
    },
    [words, statuses, shared],
  )
}

/** The refusal carries the order as another member of staff has left it. */
function orderAfterLostRace(error: unknown): BoardOrder | null {
  const isLost = error instanceof ApiRefusal && error.code === 'illegal_transition'
  return isLost ? (error.data as BoardOrder) : null
}
