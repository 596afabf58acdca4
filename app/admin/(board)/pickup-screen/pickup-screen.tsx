'use client'

import { useWords } from '../../_client/admin-words'
import { useWakeLock } from '../../_client/use-wake-lock'
import { newestOf, usePickupScreen, useReloadOnNewBuild } from './use-pickup-screen'

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
