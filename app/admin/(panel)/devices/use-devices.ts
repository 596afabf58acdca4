import { useCallback, useEffect, useState } from 'react'
import { type Answer, api } from '@/app/_client/api'

export type Devices = Answer<'GET devices'>

interface Asking {
  pauseMs: number
  onAnswer: (devices: Devices) => void
}

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
          // The list stays as it was until the next poll.
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
