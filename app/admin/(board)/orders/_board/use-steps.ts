import { useCallback, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import type { BoardTools, Step } from './context'
import type { Live } from './use-live'

/** Moves orders. Nothing is shown before the shop has said yes. */
export function useSteps({
  refresh,
  show,
  ask,
}: Pick<Live, 'refresh' | 'show'> & Pick<BoardTools, 'ask'>): Pick<BoardTools, 'advance' | 'isBusy'> {
  const notifyFailure = useFailureNotice()
  const [busy, setBusy] = useState<readonly string[]>([])

  const advance = useCallback<BoardTools['advance']>(
    async (order, step) => {
      if (isUnchecked(order, step)) return ask({ about: order.id, what: 'ageCheck' })
      setBusy((ids) => [...ids, order.id])
      try {
        show(await api('PATCH orders/{id}', { params: { id: order.id }, body: { from: order.status, ...step } }))
      } catch (error) {
        notifyFailure(order, error)
        const current = orderAfterLostRace(error)
        if (current) show(current)
        else await refresh()
      }
      setBusy((ids) => ids.filter((id) => id !== order.id))
    },
    [refresh, show, ask, notifyFailure],
  )

  return { advance, isBusy: (id) => busy.includes(id) }
}

/** Alcohol is not handed over before somebody has answered for the ID. */
function isUnchecked({ minimum_age: age }: StaffOrder, { status, age_check }: Step): boolean {
  return status === 'completed' && age > 0 && age_check === undefined
}

function useFailureNotice() {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { words: shared } = useScope()
  return useCallback(
    (order: StaffOrder, error: unknown) => {
      const current = orderAfterLostRace(error)
      const text = current
        ? fill(words.raceLost, { number: order.number, status: statuses[current.status] })
        : fill(words.failed, { number: order.number, message: reasonOf(error, shared.network) })
      notify(text, 'alert')
    },
    [words, statuses, shared],
  )
}

/** The refusal brings the order along as somebody else has left it. */
function orderAfterLostRace(error: unknown): StaffOrder | null {
  const isLost = error instanceof ApiRefusal && error.code === 'illegal_transition'
  return isLost ? (error.data as StaffOrder) : null
}
