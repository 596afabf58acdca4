import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/labelled'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'
import type { OptionOnMenu } from './sold-out-options'
import { useKitchenCall } from './use-kitchen-call'

interface SoldOutOptionProps {
  option: OptionOnMenu
  /** Where it stands away from its group. */
  groupName?: string
  reload: () => Promise<void>
}

/** One tap: gone until tomorrow with every dish that asks for it, or back. */
export function SoldOutOption({ option, groupName, reload }: SoldOutOptionProps) {
  const { language } = useScope()
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const { id, name, sold_out: isGone, available } = option
  const label = isGone ? words.backOnSale : words.markSoldOut

  async function change() {
    if (await run(() => setSoldOut(id, { isGone: !isGone, available }))) await reload()
  }

  return (
    <li className="flex items-center gap-4 py-1.5">
      <p className="grow text-lg wrap-anywhere">
        <span className={isGone ? 'line-through' : ''}>{name}</span>
        {groupName && <span className="text-ink-soft block text-base">{groupName}</span>}
      </p>
      <Button
        look={isGone ? 'good' : 'plain'}
        aria-label={labelled(name, label, language)}
        className="min-h-12 w-40 shrink-0 whitespace-nowrap"
        disabled={isPending}
        onClick={() => void change()}
      >
        {label}
      </Button>
    </li>
  )
}

/** Until tomorrow. Whether the owner offers it at all is not said here, and stays as it is. */
export function markOptionSoldOut(id: string) {
  return setSoldOut(id, { isGone: true, available: false })
}

function setSoldOut(id: string, { isGone, available }: { isGone: boolean; available: boolean }) {
  return api('PATCH options/{id}/availability', {
    params: { id },
    body: { available, sold_out_until: isGone ? 'today' : '' },
  })
}
