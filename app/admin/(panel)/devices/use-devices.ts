import { useCallback, useEffect, useState } from 'react'
import { api } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'

export type Devices = Answer<'GET devices'>

interface Asking {
  pauseMs: number
  onAnswer: (devices: Devices) => void
}

/** The list, asked for again every so often: a device that pairs or falls silent is seen without a reload. */
export function useDevices(initial: Devices, { pauseMs, onAnswer }: Asking) {
  const [devices, setDevices] = useState(initial)
  const refresh = useCallback(
    () =>
      api('GET devices').then(
        (answer) => {
          setDevices(answer)
          onAnswer(answer)
        },
        () => {
          // The list stays as it was; the next question comes by itself.
        },
      ),
    [onAnswer],
  )
  useEffect(() => {
    const timer = setInterval(() => void refresh(), pauseMs)
    return () => clearInterval(timer)
  }, [refresh, pauseMs])
  return { devices, refresh }
}
