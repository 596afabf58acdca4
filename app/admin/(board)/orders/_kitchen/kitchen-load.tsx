import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import { Opener } from '../../../_ui/opener'
import { Choices } from '../_board/_ticket/choices'
import { useBoard } from '../_board/context'
import type { Bar } from '../_board/load'
import { useKitchenCall } from './use-kitchen-call'

/** What is promised for the next two hours, and the way to a smaller or larger kitchen for tonight. */
export function KitchenLoad({ bars }: { bars: readonly Bar[] }) {
  const words = useWords('board')
  const { language } = useScope()
  const { sizePercent: percent, sizeUntil: until } = useBoard().kitchen
  const running = until && fill(words.sizeRunning, { percent, time: formatTime(until, language) })
  if (bars.length === 0) return null
  return (
    <Opener
      title={words.load}
      look="night"
      aria-label={[words.load, running].filter(Boolean).join(', ')}
      className={`gap-2 px-2! text-[0.875rem] whitespace-nowrap ${until ? 'border-saffron! bg-saffron! text-poster-ink!' : ''}`}
      label={
        <>
          <span aria-hidden className="load-bars">
            {bars.map((bar) => (
              <span key={bar.at.getTime()} {...heightOf(bar)} />
            ))}
          </span>
          <span>{running}</span>
        </>
      }
    >
      {(close) => (
        <>
          <SizeForm close={close} />
          <LoadList bars={bars} />
        </>
      )}
    </Opener>
  )
}

function heightOf({ share }: Bar) {
  const level = share === null || share < 0.75 ? 'calm' : share < 1 ? 'soon' : 'full'
  return { 'data-level': level, style: { height: `${Math.min(100, Math.round((share ?? 0) * 100))}%` } }
}

function LoadList({ bars }: { bars: readonly Bar[] }) {
  const words = useWords('board')
  const { language } = useScope()
  const ofLimit = (taken: number, most: number | null) => (most === null ? String(taken) : `${taken}/${most}`)
  return (
    <ul className="mt-5 grid gap-1 tabular-nums">
      {bars.map((bar) => (
        <li key={bar.at.getTime()} className="flex items-center gap-3">
          <strong className="w-12">{formatTime(bar.at, language)}</strong>
          <span aria-hidden className="load-bar border-line border">
            <span data-level={heightOf(bar)['data-level']} style={{ width: heightOf(bar).style.height }} />
          </span>
          <span className="text-sm whitespace-nowrap">
            {fill(
              words.loadQuarter,
              { points: ofLimit(bar.points, bar.capacityPoints), orders: ofLimit(bar.orders, bar.capacityOrders) },
              language,
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const percents = [50, 75, 125, 150]
const spans = [60, 120, 180, 240]

/** One tap is enough: it ends by itself. */
function SizeForm({ close }: { close: () => void }) {
  const words = useWords('board')
  const { kitchen } = useBoard()
  const { isPending, run } = useKitchenCall()
  const [span, setSpan] = useState(120)

  function set(percent: number) {
    const body = percent === 100 ? { percent } : { percent, for_minutes: span }
    void run(() => api('PATCH kitchen/size', { body }), close)
  }

  return (
    <>
      <p className="mb-3">{words.sizeLead}</p>
      <Choices
        legend={words.leadFor}
        type="radio"
        choices={spans.map((id) => ({ id, name: fill(words.forHours, { count: id / 60 }) }))}
        chosen={[span]}
        onChoose={setSpan}
      />
      <div role="group" aria-label={words.size} className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {percents.map((percent) => (
          <Button
            key={percent}
            look={percent === kitchen.sizePercent ? 'primary' : 'plain'}
            disabled={isPending}
            className="min-h-16 text-lg"
            onClick={() => set(percent)}
          >
            {fill(percent < 100 ? words.smaller : words.larger, { percent })}
          </Button>
        ))}
      </div>
      {kitchen.sizeUntil && (
        <Button look="good" className="mt-4 min-h-16 w-full text-lg" disabled={isPending} onClick={() => set(100)}>
          {words.leadEnd}
        </Button>
      )}
    </>
  )
}
