import { useEffect, useState } from 'react'
import { api, type Answer } from '@/app/_client/api'
import { buttonClass } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'
import { LeadTimeButton, PauseButton } from '../_kitchen/slow-down'
import { SoldOutButton } from '../_kitchen/sold-out-list'
import { WhoCooks } from '../_kitchen/who-cooks'
import { SoundButton } from '../_sound/sound-button'
import type { Sound } from '../_sound/use-sound'
import { Choices, toggled } from './_ticket/choices'
import { useBoard } from './context'
import { Opener } from '../../../_ui/opener'
import { RecallButton } from './recall'
import { textSizes, view, type Station, type View } from './station'

export function BoardMenu({ sound }: { sound: Sound }) {
  const words = useWords('board')
  const { device } = useBoard()
  return (
    <Opener
      label={<span aria-hidden>⋯</span>}
      aria-label={words.menu}
      title={words.menu}
      look="night"
      className="w-14 px-0!"
    >
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
          <>
            <a href="/admin/orders/new" className={buttonClass('plain')}>
              {words.phoneOrder}
            </a>
            <a href="/admin/orders/all" className={buttonClass('plain')}>
              {words.allOrders}
            </a>
          </>
        )}
      </div>
      <Settings />
    </Opener>
  )
}

type Named = 'oldestFirst' | 'newestFirst' | 'everything' | 'aPart'

/** Of this device alone. */
function Settings() {
  const words = useWords('board')
  const { size, isNewestFirst, station } = view.useValue()
  const change = (changed: Partial<View>) => view.write({ ...view.read(), ...changed })
  const named = <Id extends Named>(...ids: Id[]) => ids.map((id) => ({ id, name: words[id] }))
  const whole: Station = station ?? { isNew: true, isReady: true, categories: [] }
  return (
    <div className="mt-5 grid gap-5">
      <Choices
        legend={words.textSize}
        type="radio"
        choices={textSizes.map((id) => ({ id, name: id }))}
        chosen={[size]}
        onChoose={(chosen) => change({ size: chosen })}
      />
      <Choices
        legend={words.order}
        type="radio"
        choices={named('oldestFirst', 'newestFirst')}
        chosen={[isNewestFirst ? 'newestFirst' : 'oldestFirst']}
        onChoose={(chosen) => change({ isNewestFirst: chosen === 'newestFirst' })}
      />
      <Choices
        legend={words.station}
        type="radio"
        choices={named('everything', 'aPart')}
        chosen={[station ? 'aPart' : 'everything']}
        onChoose={(chosen) => change({ station: chosen === 'aPart' ? whole : null })}
      />
      {station && <StationChoices station={station} onChange={(changed) => change({ station: changed })} />}
    </div>
  )
}

type Category = Answer<'GET categories/getCategories'>[number]

function StationChoices({ station, onChange }: { station: Station; onChange: (station: Station) => void }) {
  const { stages, shown } = useWords('board')
  const [categories, setCategories] = useState<readonly Category[]>([])
  useEffect(() => {
    void api('GET categories/getCategories').then(setCategories, () => undefined)
  }, [])
  const { isNew, isReady, categories: cooked } = station
  function choose(id: string) {
    if (id === 'new') onChange({ ...station, isNew: !isNew })
    else if (id === 'ready') onChange({ ...station, isReady: !isReady })
    else onChange({ ...station, categories: toggled(cooked, id) })
  }
  return (
    <Choices
      legend={shown}
      type="checkbox"
      choices={[{ id: 'new', name: stages.new }, { id: 'ready', name: stages.ready }, ...categories]}
      chosen={[...(isNew ? ['new'] : []), ...(isReady ? ['ready'] : []), ...cooked]}
      onChoose={choose}
    />
  )
}
