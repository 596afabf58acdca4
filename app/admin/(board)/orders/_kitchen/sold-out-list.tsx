import { labelled } from '@/lib/i18n/format'
import { useCallback, useEffect, useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { MenuAvailabilityView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { Opener } from '../../../_ui/opener'
import { PortionsForm } from './portions-form'
import { SoldOutChoices } from './sold-out-choices'
import { bringBack, markSoldOut, sectionsOf, type ThingOnMenu } from './sold-out-things'
import { useKitchenCall } from './use-kitchen-call'

export function SoldOutButton() {
  const words = useWords('board')
  return (
    <Opener label={words.soldOut} title={words.soldOutTitle} isWide>
      <SoldOutList />
    </Opener>
  )
}

/** What is sold out stands first, so that a wrong tap is quickly undone. */
function SoldOutList() {
  const words = useWords('board')
  const { menu, reload } = useAvailability()
  const [wanted, setWanted] = useState('')
  const sections = menu ? sectionsOf(menu, wanted, words) : []
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
        {sections.map(({ id, name, things }) => (
          <section
            key={id}
            aria-label={name}
            className="mb-5 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
          >
            <h3 className="text-ink-soft mb-1 text-base font-semibold">{name}</h3>
            <ul className="divide-line divide-y">
              {things.map((thing) => (
                <SoldOutRow key={thing.id} thing={thing} isGroupShown={id === 'options'} reload={reload} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {menu && sections.length === 0 && <p className="text-ink-soft">{fill(words.noItem, { search: wanted })}</p>}
    </>
  )
}

interface SoldOutRowProps {
  thing: ThingOnMenu
  isGroupShown: boolean
  reload: () => Promise<void>
}

/** An option is sold out for today with one tap; of a dish it is asked until when. */
function SoldOutRow({ thing, isGroupShown, reload }: SoldOutRowProps) {
  const { language } = useScope()
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const [open, setOpen] = useState<'choices' | 'portions' | null>(null)
  const { name, group, soldOut: isGone, available } = thing
  const isAsked = group === null && !isGone
  const label = isGone ? words.backOnSale : words.markSoldOut
  const toggle = (part: 'choices' | 'portions') => setOpen(open === part ? null : part)
  const onDone = () => {
    setOpen(null)
    void reload()
  }

  async function change() {
    if (isAsked) return toggle('choices')
    await run(() => (isGone ? bringBack(thing, thing) : markSoldOut(thing, 'today')), reload)
  }

  return (
    <li className="py-1.5">
      <div className="flex items-center gap-4">
        <div className="grow text-lg wrap-anywhere">
          <span className={isGone ? 'line-through' : ''}>{name}</span>
          {group === null && !available && <span className="text-ink-soft ml-3 text-base">{words.isOffMenu}</span>}
          {isGroupShown && <span className="text-ink-soft block text-base">{group}</span>}
          <PortionsButton thing={thing} isOpen={open === 'portions'} onPress={() => toggle('portions')} />
        </div>
        <Button
          look={isGone ? 'good' : 'plain'}
          aria-label={labelled(name, label, language)}
          aria-expanded={isAsked ? open === 'choices' : undefined}
          className="min-h-12 w-40 shrink-0 whitespace-nowrap"
          disabled={isPending}
          onClick={() => void change()}
        >
          {label}
        </Button>
      </div>
      {isAsked && open === 'choices' && (
        <div className="pt-2 pb-3">
          <SoldOutChoices thing={thing} onDone={onDone} />
        </div>
      )}
      {open === 'portions' && <PortionsForm thing={thing} onDone={onDone} />}
    </li>
  )
}

interface PortionsButtonProps {
  thing: ThingOnMenu
  isOpen: boolean
  onPress: () => void
}

function PortionsButton({ thing: { name, portionsLeft }, isOpen, onPress }: PortionsButtonProps) {
  const { language } = useScope()
  const words = useWords('board')
  const label = portionsLeft === null ? words.portionsCount : fill(words.portionsLeft, { count: portionsLeft })
  return (
    <button
      type="button"
      aria-label={labelled(name, label, language)}
      aria-expanded={isOpen}
      className={`block min-h-11 text-base underline underline-offset-4 ${portionsLeft === null ? 'text-ink-soft' : 'font-semibold'}`}
      onClick={onPress}
    >
      {label}
    </button>
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
