import { labelled } from '@/lib/i18n/labelled'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { MenuAvailabilityView } from '@/lib/menu/short-views'
import { useWords } from '../../../_client/admin-words'
import { groupsOf, type ItemOnMenu } from './sold-out-groups'
import { SoldOutOption } from './sold-out-option'
import { bySoldOut, optionsOf } from './sold-out-options'
import { SoldOutChoices } from './sold-out-choices'
import { useKitchenCall } from './use-kitchen-call'

/**
 * Every menu item by category, then every option by group; what is sold out stands first, so that a wrong tap is quickly
 * taken back.
 */
export function SoldOutList() {
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
              <SoldOutOption key={option.id} option={option} groupName={group.name} reload={reload} />
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
              <SoldOutOption key={option.id} option={option} reload={reload} />
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

  async function bringBack() {
    const body = { available: menuItem.available, sold_out_until: '' }
    if (await run(() => api('PATCH menuItems/{id}/availability', { params: { id: menuItem.id }, body }))) await reload()
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
          onClick={isGone ? () => void bringBack() : () => setChoosing(!isChoosing)}
        >
          {label}
        </Button>
      </div>
      {isChoosing && !isGone && (
        <div className="pt-2 pb-3">
          <SoldOutChoices
            menuItem={menuItem}
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

/** No more than names and states: a long menu as a whole is megabytes, and is read again after every tap. */
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
