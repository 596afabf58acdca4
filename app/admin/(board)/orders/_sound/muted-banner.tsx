import { useEffect, useState } from 'react'
import { fill } from '@/lib/i18n/fill'
import { formatElapsed } from '@/lib/i18n/format'
import { useWords } from '../../../_client/admin-words'
import type { Sound } from './use-sound'

/** Says how long the silence lasts; everybody in the kitchen can end it. */
export function MutedBanner({ until, unmute }: { until: number; unmute: Sound['unmute'] }) {
  const words = useWords('board')
  const leftMs = useLeftMs(until)
  return (
    <div className="bg-saffron text-poster-ink flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-2">
      <p role="status" className="sr-only">
        {words.muted}
      </p>
      <p aria-hidden className="grow text-lg font-bold tabular-nums">
        {fill(words.mutedFor, { time: formatElapsed(leftMs) })}
      </p>
      <button
        type="button"
        onClick={unmute}
        className="rounded-card bg-poster-ink min-h-12 px-8 text-lg font-bold whitespace-nowrap text-white"
      >
        {words.soundOn}
      </button>
    </div>
  )
}

function useLeftMs(until: number): number {
  const [leftMs, setLeftMs] = useState(() => until - Date.now())
  useEffect(() => {
    const tick = () => setLeftMs(Math.max(0, until - Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return leftMs
}
