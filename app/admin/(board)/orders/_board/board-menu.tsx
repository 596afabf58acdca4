import { useEffect, useState, type ReactNode } from 'react'
import { api, type Answer } from '@/app/_client/api'
import { Button, buttonClass } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../../_client/admin-words'
import { LeadTimeButton } from '../_kitchen/lead-time'
import { PauseButton } from '../_kitchen/pause'
import { SoldOutButton } from '../_kitchen/sold-out-list'
import { WhoCooks } from '../_kitchen/who-cooks'
import { SoundButton } from '../_sound/sound-button'
import type { Sound } from '../_sound/use-sound'
import { useBoard } from './context'
import { RecallButton } from './recall'
import { textSizes, view, type Station } from './station'

export function BoardMenu({ sound }: { sound: Sound }) {
  const words = useWords('board')
  const { device } = useBoard()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="night" className="w-14 px-0!" aria-label={words.menu} onClick={() => setOpen(true)}>
        <span aria-hidden>⋯</span>
      </Button>
      <Dialog title={words.menu} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="board-menu grid gap-2">
          <RecallButton />
          <SoldOutButton />
          <div className="grid gap-2 sm:hidden">
            <PauseButton />
            <LeadTimeButton />
          </div>
          <SoundButton sound={sound} />
          <WhoCooks />
          {!device && (
            <a href="/admin/orders/all" className={buttonClass('plain')}>
              {words.allOrders}
            </a>
          )}
        </div>
        <Settings />
      </Dialog>
    </>
  )
}

/** Of this device alone. */
function Settings() {
  const words = useWords('board')
  const { size, isNewestFirst, station } = view.useValue()
  const change = (changed: Partial<ReturnType<typeof view.read>>) => view.write({ ...view.read(), ...changed })
  return (
    <div className="mt-5 grid gap-5">
      <Choices legend={words.textSize}>
        {textSizes.map((known) => (
          <Choice
            key={known}
            kind="radio"
            name="size"
            isChosen={known === size}
            onChoose={() => change({ size: known })}
          >
            {known}
          </Choice>
        ))}
      </Choices>
      <Choices legend={words.order}>
        <Choice kind="radio" name="order" isChosen={!isNewestFirst} onChoose={() => change({ isNewestFirst: false })}>
          {words.oldestFirst}
        </Choice>
        <Choice kind="radio" name="order" isChosen={isNewestFirst} onChoose={() => change({ isNewestFirst: true })}>
          {words.newestFirst}
        </Choice>
      </Choices>
      <Choices legend={words.station}>
        <Choice kind="radio" name="station" isChosen={!station} onChoose={() => change({ station: null })}>
          {words.everything}
        </Choice>
        <Choice
          kind="radio"
          name="station"
          isChosen={station !== null}
          onChoose={() => change({ station: station ?? { isNew: true, isReady: true, categories: [] } })}
        >
          {words.aPart}
        </Choice>
      </Choices>
      {station && <StationChoices station={station} onChange={(changed) => change({ station: changed })} />}
    </div>
  )
}

type Category = Answer<'GET categories/getCategories'>[number]

function StationChoices({ station, onChange }: { station: Station; onChange: (station: Station) => void }) {
  const words = useWords('board')
  const [categories, setCategories] = useState<readonly Category[]>([])
  useEffect(() => {
    void api('GET categories/getCategories').then(setCategories, () => undefined)
  }, [])
  const { isNew, isReady, categories: chosen } = station
  return (
    <Choices legend={words.shown}>
      <Choice kind="checkbox" name="new" isChosen={isNew} onChoose={() => onChange({ ...station, isNew: !isNew })}>
        {words.stages.new}
      </Choice>
      <Choice
        kind="checkbox"
        name="ready"
        isChosen={isReady}
        onChoose={() => onChange({ ...station, isReady: !isReady })}
      >
        {words.stages.ready}
      </Choice>
      {categories.map(({ id, name }) => {
        const others = chosen.filter((other) => other !== id)
        const isChosen = others.length < chosen.length
        return (
          <Choice
            key={id}
            kind="checkbox"
            name={id}
            isChosen={isChosen}
            onChoose={() => onChange({ ...station, categories: isChosen ? others : [...chosen, id] })}
          >
            {name}
          </Choice>
        )
      })}
    </Choices>
  )
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  kind: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ kind, name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="choice-chip">
      <input type={kind} name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  )
}
