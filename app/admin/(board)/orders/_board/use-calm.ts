import { useEffect, useState } from 'react'

const calmAfterMs = 3_000

/** Whether nobody has touched the board for a moment, so that what is on it may move. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function touched() {
      setCalm(false)
      clearTimeout(timer)
      timer = setTimeout(() => setCalm(true), calmAfterMs)
    }
    document.addEventListener('pointerdown', touched, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', touched, { capture: true })
    }
  }, [])
  return isCalm
}
