import { useMemo, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { BoardOrder } from '@/lib/orders/answers'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'
import type { BoardTools } from './context'
import type { Live } from './use-live'

type StepContext = Pick<Live, 'refresh' | 'show'> & Pick<BoardTools, 'ask'>

/** Nothing changes on the board before the server has answered. */
export function useSteps({ refresh, show, ask }: StepContext): Pick<BoardTools, 'advance' | 'tick' | 'isBusy'> {
  const words = useWords('board')
  const statuses = useWords('orderStatuses')
  const { words: shared, language } = useScope()
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
          ? lostRace(order, current, { board: words, statuses, language })
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
        const isUnchecked = step.status === 'completed' && order.minimumAge > 0 && !step.age_check
        if (isUnchecked) return ask({ about: order.id, what: 'ageCheck' })
        // The dialog in which the step was chosen.
        ask((now) => (now && 'about' in now && now.about === order.id ? null : now))
        const { status: from, requestedFor: requested_for, linesVersion: lines_version } = order
        const body = { from, requested_for, lines_version, ...step }
        await send(order, () => api('PATCH orders/{id}', { params: { id: order.id }, body }))
      },
      tick(order, ticks) {
        const { id, linesVersion: lines_version } = order
        return send(order, () => api('PATCH orders/{id}/dishes', { params: { id }, body: { lines_version, ...ticks } }))
      },
      isBusy: (id) => busy.includes(id),
    }
  }, [busy, refresh, show, ask, words, statuses, shared, language])
}

/** The refusal carries the order as another member of staff has left it. */
function orderAfterLostRace(error: unknown): BoardOrder | null {
  const isLost = error instanceof ApiRefusal && error.code === 'illegal_transition'
  return isLost ? (error.data as BoardOrder) : null
}

interface BoardWords {
  board: Pick<AdminTexts['board'], 'raceLost' | 'linesChanged'>
  statuses: AdminTexts['orderStatuses']
  language: Language
}

/** Other lines come first: what was made for the old ones has to be looked at again. */
export function lostRace(
  { number, linesVersion: seen }: BoardOrder,
  current: BoardOrder,
  { board, statuses, language }: BoardWords,
): string {
  if (current.linesVersion === seen) return fill(board.raceLost, { number, status: statuses[current.status] })
  const dishes = current.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return fill(board.linesChanged, { count: dishes, number, amount: formatPrice(current.totalRappen) }, language)
}
