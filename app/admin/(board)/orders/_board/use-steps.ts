import { useCallback, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { boardWords } from '@/lib/i18n/admin/board'
import { orderWords } from '@/lib/i18n/admin/orders'
import { shellWords } from '@/lib/i18n/admin/shell'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-language'
import type { BoardTools } from './context'

/** Moves orders. Nothing is shown before the shop has said yes: a step in the kitchen cannot be taken back. */
export function useSteps(refresh: () => Promise<void>): Pick<BoardTools, 'advance' | 'isBusy'> {
  const notifyFailure = useFailureNotice()
  const [busy, setBusy] = useState<readonly string[]>([])

  const advance = useCallback<BoardTools['advance']>(
    async (order, step) => {
      setBusy((ids) => [...ids, order.id])
      await api('PATCH orders/{id}', { params: { id: order.id }, body: { from: order.status, ...step } }).catch(
        (error: unknown) => notifyFailure(order, error),
      )
      await refresh()
      setBusy((ids) => ids.filter((id) => id !== order.id))
    },
    [refresh, notifyFailure],
  )

  return { advance, isBusy: (id) => busy.includes(id) }
}

function useFailureNotice() {
  const words = useWords(boardWords)
  const statuses = useWords(orderWords).statuses
  const { callFailed } = useWords(shellWords)
  return useCallback(
    (order: StaffOrder, error: unknown) => {
      const current = error instanceof ApiRefusal && error.code === 'illegal_transition' && (error.data as StaffOrder)
      const text = current
        ? words.raceLost(order.short_number, statuses[current.status])
        : words.failed(order.short_number, reasonOf(error, callFailed))
      notify(text, 'alert')
    },
    [words, statuses, callFailed],
  )
}
