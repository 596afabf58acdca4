'use client'

import { useCallback, useEffect, useState } from 'react'
import { Field } from '@/app/_ui/field'
import { notify } from '@/app/_client/notices'
import { boardWords } from '@/lib/i18n/admin/board'
import { shellWords } from '@/lib/i18n/admin/shell'
import type { MenuItemView } from '@/lib/menu/schema'
import { messageOf, useAdminApi } from '../../../_client/admin-api'
import { useWords } from '../../../_client/admin-language'
import { Button } from '../../../_ui/button'
import { useKitchenCall } from './use-kitchen-call'

/** Every dish of the menu with one button; sold-out ones first, so that a wrong tap is quickly taken back. */
export function SoldOutList() {
  const words = useWords(boardWords)
  const { dishes, reload } = useDishes()
  const [wanted, setWanted] = useState('')
  const shown = dishes?.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      <p className="mb-4">{words.soldOutLead}</p>
      <Field
        name="dish"
        label={words.soldOutSearch}
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        className="mb-4"
      />
      <ul aria-busy={dishes === null} className="divide-line min-h-80 divide-y">
        {shown?.map((dish) => (
          <Dish key={dish.id} dish={dish} reload={reload} />
        ))}
      </ul>
      {shown?.length === 0 && <p className="text-ink-soft">{words.noDish}</p>}
    </>
  )
}

function Dish({ dish, reload }: { dish: MenuItemView; reload: () => Promise<void> }) {
  const words = useWords(boardWords)
  const api = useAdminApi()
  const { isBusy, run } = useKitchenCall()
  const isGone = dish.sold_out

  async function toggle() {
    const body = { available: dish.available, sold_out_until: isGone ? null : 'today' }
    if (await run(() => api.setAvailability(dish.id, body))) await reload()
  }

  return (
    <li className="flex items-center gap-4 py-2">
      <p className="grow text-lg">
        <span className={isGone ? 'line-through' : ''}>{dish.name}</span>
        {isGone && <strong className="text-paprika-ink ml-3 text-base">{words.isSoldOut}</strong>}
        {!dish.available && <span className="text-ink-soft ml-3 text-base">{words.isOffMenu}</span>}
      </p>
      <Button
        tone={isGone ? 'good' : 'plain'}
        aria-label={`${dish.name}: ${isGone ? words.backOnSale : words.soldOutToday}`}
        className="min-h-14 w-44 shrink-0"
        disabled={isBusy}
        onClick={() => void toggle()}
      >
        {isGone ? words.backOnSale : words.soldOutToday}
      </Button>
    </li>
  )
}

function useDishes() {
  const api = useAdminApi()
  const { callFailed } = useWords(shellWords)
  const [dishes, setDishes] = useState<MenuItemView[] | null>(null)
  const reload = useCallback(
    () =>
      api.dishes().then(
        (all) => setDishes((before) => (before ? inTheOrderOf(before, all) : soldOutFirst(all))),
        (error: unknown) => notify(messageOf(error, callFailed), 'alert'),
      ),
    [api, callFailed],
  )
  useEffect(() => {
    void reload()
  }, [reload])
  return { dishes, reload }
}

function soldOutFirst(dishes: MenuItemView[]): MenuItemView[] {
  return dishes.toSorted((a, b) => Number(b.sold_out) - Number(a.sold_out))
}

/** Under a finger nothing may jump: the list keeps its order as long as it is open. */
function inTheOrderOf(before: MenuItemView[], dishes: MenuItemView[]): MenuItemView[] {
  const place = new Map(before.map(({ id }, index) => [id, index]))
  return dishes.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity))
}
