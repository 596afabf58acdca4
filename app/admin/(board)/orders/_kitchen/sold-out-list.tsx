import { labelled } from '@/lib/i18n/format'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { MenuAvailabilityView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { SoldOutOption } from './sold-out-option'
import { bySoldOut, optionsOf } from './sold-out-options'
import { bringBack } from './sold-out-things'
import { SoldOutChoices } from './sold-out-choices'
import { useKitchenCall } from './use-kitchen-call'
import { Dialog } from '@/app/_ui/dialog'

/** What is sold out stands first, so that a wrong tap is quickly undone. */
function SoldOutList() {
  const words = useWords('board')
  const { menu, reload } = useAvailability()
  const [wanted, setWanted] = useState('')
  const groups = groupsOf(menu?.menu_items ?? [], { wanted, soldOut: words.soldOutNow })
  const options = bySoldOut(optionsOf(menu?.option_groups ?? [], wanted))
  const isEmpty = groups.length + options.gone.length + options.left.length === 0
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
      <div aria-busy={menu === null} className="min-h-80">
        {options.gone.length > 0 && (
          <Section name={words.optionsSoldOutNow}>
            {options.gone.map(({ group, option }) => (
              <SoldOutOption key={option.id} option={option} groupName={group.name} isGroupSaid reload={reload} />
            ))}
          </Section>
        )}
        {groups.map(({ name, menuItems: members }) => (
          <Section key={name} name={name}>
            {members.map((menuItem) => (
              <SoldOutRow key={menuItem.id} menuItem={menuItem} reload={reload} />
            ))}
          </Section>
        ))}
        {options.left.map(({ id, name, options: members }) => (
          <Section key={id} name={name}>
            {members.map((option) => (
              <SoldOutOption key={option.id} option={option} groupName={name} reload={reload} />
            ))}
          </Section>
        ))}
      </div>
      {menu && isEmpty && <p className="text-ink-soft">{fill(words.noItem, { search: wanted })}</p>}
    </>
  )
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mb-5 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <h3 className="text-ink-soft mb-1 text-base font-semibold">{name}</h3>
      <ul className="divide-line divide-y">{children}</ul>
    </section>
  )
}

function SoldOutRow({ menuItem, reload }: { menuItem: ItemOnMenu; reload: () => Promise<void> }) {
  const { language } = useScope()
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const [isChoosing, setChoosing] = useState(false)
  const isGone = menuItem.sold_out
  const label = isGone ? words.backOnSale : words.markSoldOut

  const thing = { ...menuItem, group: null }

  async function back() {
    if (await run(() => bringBack(thing, menuItem))) await reload()
  }

  return (
    <li className="py-1.5">
      <div className="flex items-center gap-4">
        <p className="grow text-lg wrap-anywhere">
          <span className={isGone ? 'line-through' : ''}>{menuItem.name}</span>
          {!menuItem.available && <span className="text-ink-soft ml-3 text-base">{words.isOffMenu}</span>}
        </p>
        <Button
          look={isGone ? 'good' : 'plain'}
          aria-label={labelled(menuItem.name, label, language)}
          aria-expanded={isGone ? undefined : isChoosing}
          className="min-h-12 w-40 shrink-0 whitespace-nowrap"
          disabled={isPending}
          onClick={isGone ? () => void back() : () => setChoosing(!isChoosing)}
        >
          {label}
        </Button>
      </div>
      {isChoosing && !isGone && (
        <div className="pt-2 pb-3">
          <SoldOutChoices
            thing={thing}
            onDone={() => {
              setChoosing(false)
              void reload()
            }}
          />
        </div>
      )}
    </li>
  )
}

/** Names and states alone: a whole long menu is megabytes, and is fetched again after every tap. */
function useAvailability() {
  const { words } = useScope()
  const [menu, setMenu] = useState<MenuAvailabilityView | null>(null)
  const reload = useCallback(
    () =>
      api('GET menu/availability').then(setMenu, (error: unknown) => notify(reasonOf(error, words.network), 'alert')),
    [words],
  )
  useEffect(() => {
    void reload()
  }, [reload])
  return { menu, reload }
}

type ItemOnMenu = MenuAvailabilityView['menu_items'][number]

interface ItemsOfCategory {
  name: string
  menuItems: ItemOnMenu[]
}

/** Items that match the search by category in menu order; before them, under a name of its own, what is sold out. */
function groupsOf(
  menuItems: ItemOnMenu[],
  { wanted, soldOut }: { wanted: string; soldOut: string },
): ItemsOfCategory[] {
  const text = wanted.trim().toLocaleLowerCase()
  const fitting = menuItems.filter(
    ({ name, category }) => name.toLocaleLowerCase().includes(text) || category.name.toLocaleLowerCase().includes(text),
  )
  const byCategory = new Map<string, ItemOnMenu[]>()
  for (const menuItem of fitting.filter((each) => !each.sold_out)) {
    const known = byCategory.get(menuItem.category.name)
    if (known) known.push(menuItem)
    else byCategory.set(menuItem.category.name, [menuItem])
  }
  const gone = fitting.filter((each) => each.sold_out)
  const groups = [...byCategory].map(([name, members]) => ({ name, menuItems: members }))
  return gone.length > 0 ? [{ name: soldOut, menuItems: gone }, ...groups] : groups
}

export function SoldOutButton() {
  const words = useWords('board')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {words.soldOut}
      </Button>
      <Dialog title={words.soldOutTitle} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <SoldOutList />
      </Dialog>
    </>
  )
}
