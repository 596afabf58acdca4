import { useCallback, useEffect, useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import type { MenuItemView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { useKitchenCall } from './use-kitchen-call'

/** Every menu item of the menu with one button; sold-out ones first, so that a wrong tap is quickly taken back. */
export function SoldOutList() {
  const words = useWords('board')
  const { menuItems, reload } = useMenuItems()
  const [wanted, setWanted] = useState('')
  const shown = menuItems?.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
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
      <ul aria-busy={menuItems === null} className="divide-line min-h-80 divide-y">
        {shown?.map((menuItem) => (
          <SoldOutRow key={menuItem.id} menuItem={menuItem} reload={reload} />
        ))}
      </ul>
      {shown?.length === 0 && <p className="text-ink-soft">{words.noItem}</p>}
    </>
  )
}

function SoldOutRow({ menuItem, reload }: { menuItem: MenuItemView; reload: () => Promise<void> }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const isGone = menuItem.sold_out

  async function toggle() {
    const body = { available: menuItem.available, sold_out_until: isGone ? '' : 'today' }
    if (await run(() => api('PATCH menuItems/{id}/availability', { params: { id: menuItem.id }, body }))) await reload()
  }

  return (
    <li className="flex items-center gap-4 py-2">
      <p className="grow text-lg">
        <span className={isGone ? 'line-through' : ''}>{menuItem.name}</span>
        {isGone && <strong className="text-paprika-ink ml-3 text-base">{words.isSoldOut}</strong>}
        {!menuItem.available && <span className="text-ink-soft ml-3 text-base">{words.isOffMenu}</span>}
      </p>
      <Button
        look={isGone ? 'good' : 'plain'}
        aria-label={`${menuItem.name}: ${isGone ? words.backOnSale : words.soldOutToday}`}
        className="min-h-14 w-44 shrink-0"
        disabled={isPending}
        onClick={() => void toggle()}
      >
        {isGone ? words.backOnSale : words.soldOutToday}
      </Button>
    </li>
  )
}

function useMenuItems() {
  const { words } = useScope()
  const [menuItems, setMenuItems] = useState<MenuItemView[] | null>(null)
  const reload = useCallback(
    () =>
      api('GET menuItems/getMenuItems').then(
        (all) => setMenuItems((before) => (before ? inTheOrderOf(before, all) : soldOutFirst(all))),
        (error: unknown) => notify(reasonOf(error, words.network), 'alert'),
      ),
    [words],
  )
  useEffect(() => {
    void reload()
  }, [reload])
  return { menuItems, reload }
}

function soldOutFirst(menuItems: MenuItemView[]): MenuItemView[] {
  return menuItems.toSorted((a, b) => Number(b.sold_out) - Number(a.sold_out))
}

/** Under a finger nothing may jump: the list keeps its order as long as it is open. */
function inTheOrderOf(before: MenuItemView[], menuItems: MenuItemView[]): MenuItemView[] {
  const place = new Map(before.map(({ id }, index) => [id, index]))
  return menuItems.toSorted((a, b) => (place.get(a.id) ?? Infinity) - (place.get(b.id) ?? Infinity))
}
