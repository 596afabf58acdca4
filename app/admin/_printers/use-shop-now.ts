import { useEffect, useState } from 'react'

/** The shop's clock, second by second, on a computer whose own may be wrong. */
export function useShopNow(renderedAt: Date): number {
  const first = renderedAt.getTime()
  const [now, setNow] = useState(first)
  useEffect(() => {
    const ahead = first - Date.now()
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [first])
  return now
}
