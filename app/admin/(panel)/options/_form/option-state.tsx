import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/labelled'
import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { Badge } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import type { OptionView } from './sent-group'

export type Availability = Pick<OptionView, 'available' | 'sold_out'>

interface OptionStateProps {
  option: OptionView
  onChange: (state: Availability) => void
}

/** Whether it can be had: set at once and by a call of its own, because the kitchen changes it while forms are open. */
export function OptionState({ option, onChange }: OptionStateProps) {
  const words = useWords('options')
  const { language } = useScope()
  const menu = useWords('menu')
  const router = useRouter()
  const { isPending, run } = useAction((message) => fill(words.failed, { message }))
  const { name, available, sold_out: isSoldOut } = option

  async function set(state: Availability) {
    const body = { available: state.available, sold_out_until: state.sold_out ? 'today' : '' }
    if (!(await run(() => api('PATCH options/{id}/availability', { params: { id: option.id }, body })))) return
    onChange(state)
    router.refresh()
  }

  const button = (label: string, state: Availability) => (
    <button
      type="button"
      disabled={isPending}
      aria-label={labelled(name, label, language)}
      className="row-control"
      onClick={() => void set(state)}
    >
      {label}
    </button>
  )
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3">
      {available && isSoldOut && <Badge tone="bad">{words.isSoldOut}</Badge>}
      {!available && <Badge tone="quiet">{words.isOff}</Badge>}
      {available && button(isSoldOut ? menu.onSale : menu.soldOutToday, { available, sold_out: !isSoldOut })}
      {button(available ? words.takeOff : words.putBack, { available: !available, sold_out: false })}
    </p>
  )
}
