import { useEffect, useState } from 'react'

/** The shop's time, ticking each second on a device whose own clock may be wrong. Epoch milliseconds. */
export function useClock(shopTime: string): number {
  const [now, setNow] = useState(Date.parse(shopTime))

  useEffect(() => {
    const ahead = Date.parse(shopTime) - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [shopTime])

  return now
}
