import { useScope } from '@/app/_client/scope'
import { labelled } from '@/lib/i18n/format'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'
import type { OptionOnMenu } from './sold-out-options'
import { bringBack, markSoldOut } from './sold-out-things'
import { useKitchenCall } from './use-kitchen-call'

interface SoldOutOptionProps {
  option: OptionOnMenu
  groupName: string
  isGroupSaid?: boolean
  reload: () => Promise<void>
}

export function SoldOutOption({ option, groupName, isGroupSaid = false, reload }: SoldOutOptionProps) {
  const { language } = useScope()
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const { id, name, sold_out: isGone, available } = option
  const label = isGone ? words.backOnSale : words.markSoldOut

  async function change() {
    const thing = { id, name, group: groupName }
    if (await run(() => (isGone ? bringBack(thing, { available }) : markSoldOut(thing, 'today')))) await reload()
  }

  return (
    <li className="flex items-center gap-4 py-1.5">
      <p className="grow text-lg wrap-anywhere">
        <span className={isGone ? 'line-through' : ''}>{name}</span>
        {isGroupSaid && <span className="text-ink-soft block text-base">{groupName}</span>}
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
