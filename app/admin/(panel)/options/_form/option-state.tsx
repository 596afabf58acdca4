import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import type { OptionView } from './sent-group'

/** Whether it can be had: set at once and by a call of its own, because the kitchen changes it while forms are open. */
export function OptionState({ option }: { option: OptionView }) {
  const words = useWords('options')
  const menu = useWords('menu')
  const router = useRouter()
  const { isPending, run } = useAction((message) => fill(words.failed, { message }))
  const [isSoldOut, setSoldOut] = useState(option.sold_out)

  async function set(isGone: boolean) {
    const body = { available: option.available, sold_out_until: isGone ? 'today' : '' }
    if (!(await run(() => api('PATCH options/{id}/availability', { params: { id: option.id }, body })))) return
    setSoldOut(isGone)
    router.refresh()
  }

  return (
    <p className="flex min-h-11 flex-wrap items-center gap-3">
      {isSoldOut && <Badge tone="bad">{words.isSoldOut}</Badge>}
      {!option.available && <Badge tone="quiet">{words.isOff}</Badge>}
      <button
        type="button"
        disabled={isPending}
        aria-label={`${option.name}: ${isSoldOut ? menu.onSale : menu.soldOutToday}`}
        className="row-control"
        onClick={() => void set(!isSoldOut)}
      >
        {isSoldOut ? menu.onSale : menu.soldOutToday}
      </button>
    </p>
  )
}
