'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { api, streamUrl } from '@/app/_client/api'
import type { PickupScreen as Screen } from '@/lib/orders/read/pickup-screen'
import { useWords } from '../../_client/admin-words'
import { useIsNewerBuild } from '../../_client/use-is-newer-build'
import { useWakeLock } from '../../_client/use-wake-lock'
import { saysSignedOut } from '../orders/_board/connection'
import { useStream } from '../orders/_board/use-stream'

export function PickupScreen({ build }: { build: string | null }) {
  const words = useWords('pickupScreen')
  const { screen, trouble } = usePickupScreen()
  useReloadOnNewBuild(build)
  useWakeLock()
  const newest = screen && newestOf(screen)
  return (
    <main className="pickup-screen">
      <h1 className="sr-only">{words.title}</h1>
      {trouble ? (
        <p role="status" className="pickup-trouble">
          {words[trouble]}
        </p>
      ) : (
        <>
          <Half title={words.making} numbers={screen?.making ?? []} />
          <Half title={words.ready} numbers={screen?.ready.map(({ number }) => number) ?? []} newest={newest} isReady />
        </>
      )}
    </main>
  )
}

interface HalfProps {
  title: string
  numbers: number[]
  newest?: number | null
  isReady?: boolean
}

function Half({ title, numbers, newest, isReady = false }: HalfProps) {
  return (
    <section data-ready={isReady} className="pickup-half">
      <h2>{title}</h2>
      <div className="pickup-room">
        <ul>
          {numbers.map((number) => (
            <li key={number}>
              <span data-newest={number === newest || undefined}>{number}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const pauseMs = 8_000
const longestSilenceMs = 20_000
const newMs = 60_000
const reloadAfterMs = 60_000

interface Shown {
  screen: Screen | null
  trouble: 'lost' | 'signedOut' | null
}

/** Old numbers are worse than none: a guest would wait for food that stands on the counter. */
function usePickupScreen(): Shown {
  const [shown, setShown] = useState<Shown>({ screen: null, trouble: null })
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  const awaitSilence = useCallback(() => {
    clearTimeout(silence.current)
    silence.current = setTimeout(() => setShown(({ screen }) => ({ screen, trouble: 'lost' })), longestSilenceMs)
  }, [])
  const refresh = useCallback(async () => {
    try {
      const answer = await api('GET orders/pickup-screen')
      awaitSilence()
      // Answers may overtake each other.
      setShown(({ screen }) => ({ screen: screen && screen.now > answer.now ? screen : answer, trouble: null }))
    } catch (error) {
      if (!saysSignedOut(error)) return
      clearTimeout(silence.current)
      setShown(({ screen }) => ({ screen, trouble: 'signedOut' }))
    }
  }, [awaitSilence])
  const onNews = useCallback(() => void refresh(), [refresh])
  // A sign of life without numbers says nothing to guests.
  useStream(streamUrl('GET orders/events'), { onNews })
  useEffect(() => {
    awaitSilence()
    const timers = [setTimeout(onNews), setInterval(onNews, pauseMs)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      clearTimeout(silence.current)
    }
  }, [onNews, awaitSilence])
  return shown
}

/** The number to mark: the last one that is ready, for a minute by the shop's clock. */
export function newestOf({ now, ready: [last] }: Pick<Screen, 'now' | 'ready'>): number | null {
  return last && now.getTime() - last.since.getTime() < newMs ? last.number : null
}

/** Not at once: of two servers one may still be older, and the page would be loaded again and again. */
function useReloadOnNewBuild(build: string | null): void {
  const isNewer = useIsNewerBuild(build)
  useEffect(() => {
    if (!isNewer) return
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => clearTimeout(timer)
  }, [isNewer])
}
