'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api, type Body } from '@/app/_client/api'
import { badgeClass, type BadgeTone } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { soldOutReason, type SoldOutReason } from '@/lib/menu/availability/sold-out'
import { useWords } from '../../_client/admin-words'
import { RowMenu } from '../../_ui/row-menu'
import type { EditedItem } from './_form/edited-item'

type Availability = Body<'PATCH menuItems/{id}/availability'>

interface AvailabilityMenuProps {
  item: Pick<EditedItem, 'id' | 'name' | 'available' | 'sold_out_until' | 'portions_left'>
}

export function AvailabilityMenu({ item }: AvailabilityMenuProps) {
  const words = useWords('menu')
  const router = useRouter()
  const { run } = useAction(words.saveFailed)
  const { id, name } = item

  async function set(body: Availability) {
    await run(() => api('PATCH menuItems/{id}/availability', { params: { id }, body }))
    router.refresh()
  }

  const { state, reason } = stateOf(item)
  const stateWords = { onSale: words.onSale, soldOut: words.isSoldOut, offMenu: words.offMenu }[state]
  const left = state === 'onSale' ? item.portions_left : null
  const shown = typeof left === 'number' ? `${stateWords}, ${fill(words.portionsLeft, { count: left })}` : stateWords
  const entry = (label: string, body: Availability, isChosen: boolean) => ({
    label,
    isChosen,
    onSelect: () => void set(body),
  })
  return (
    <RowMenu
      label={fill(words.changeState, { name, state: shown })}
      className="row-control -mx-2.5 no-underline!"
      entries={[
        entry(words.onSale, { available: true, sold_out_until: '' }, state === 'onSale'),
        entry(words.soldOutToday, { available: true, sold_out_until: 'today' }, reason === 'today'),
        entry(
          words.soldOutUntilChanged,
          { available: true, sold_out_until: 'until_changed' },
          reason === 'until_changed',
        ),
        entry(words.offMenu, { available: false }, state === 'offMenu'),
      ]}
    >
      <span className={badgeClass(tones[state])}>{shown}</span>
      <span aria-hidden>▾</span>
    </RowMenu>
  )
}

const tones = { onSale: 'good', soldOut: 'bad', offMenu: 'quiet' } as const satisfies Record<string, BadgeTone>

function stateOf(
  { available, sold_out_until: until }: AvailabilityMenuProps['item'],
  now = new Date(),
): { state: keyof typeof tones; reason: SoldOutReason | null } {
  if (!available) return { state: 'offMenu', reason: null }
  const reason = soldOutReason(until === null ? null : new Date(until), now)
  return { state: reason ? 'soldOut' : 'onSale', reason }
}
