'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { CheckField } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { mostDishesAtOnce } from '@/lib/menu/limits'
import { useWords } from '../../_client/admin-words'
import { ChangePrices } from './_prices/change-prices'
import { useSelection } from './selection'

interface SelectionBarProps {
  /** Of all pages. */
  matching: string[]
  shown: string[]
}

export function SelectionBar({ matching, shown }: SelectionBarProps) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const { language } = useScope()
  const { ids, set } = useSelection()
  const router = useRouter()
  const { isPending, run } = useAction(words.saveFailed)
  const areAllShown = shown.every((id) => ids.includes(id))
  const isPossible = ids.length > 0 && ids.length <= mostDishesAtOnce

  async function setSoldOut(until: 'today' | '') {
    const body = { menu_item_ids: ids, sold_out_until: until }
    const isDone = await run(() => api('PATCH menuItems/availability', { body }))
    if (isDone) notify(saved)
    router.refresh()
  }

  return (
    <div
      role="group"
      aria-label={words.selection}
      className="mb-2 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2"
    >
      <CheckField
        name="all_shown"
        label={words.selectAllShown}
        checked={areAllShown}
        onChange={(event) => set(shown, event.currentTarget.checked)}
      />
      {areAllShown && ids.length < matching.length && (
        <Button look="plain" onClick={() => set(matching, true)}>
          {fill(words.selectMatching, { count: matching.length })}
        </Button>
      )}
      <strong role="status" className="empty:hidden">
        {ids.length > 0 && counted(words.selectedCount, ids.length, language)}
      </strong>
      {ids.length > 0 && (
        <>
          <ChangePrices ids={ids} isDisabled={!isPossible} />
          <Button look="plain" disabled={!isPossible || isPending} onClick={() => void setSoldOut('today')}>
            {words.soldOutToday}
          </Button>
          <Button look="plain" disabled={!isPossible || isPending} onClick={() => void setSoldOut('')}>
            {words.availableAgain}
          </Button>
          <Button look="plain" onClick={() => set(ids, false)}>
            {words.clearSelection}
          </Button>
        </>
      )}
    </div>
  )
}
