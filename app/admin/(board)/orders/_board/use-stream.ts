import { useEffect, useState } from 'react'

const reopenMs = 5_000

/** Follows the staff's event stream; `onNews` is called at every opening and every event. True while it is open. */
export function useStream(url: string, onNews: () => Promise<void>): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let source: EventSource | null = null
    let reopening: ReturnType<typeof setTimeout> | undefined

    function open() {
      source = new EventSource(url)
      source.onopen = () => {
        setOpen(true)
        void onNews()
      }
      source.onerror = () => {
        setOpen(false)
        void onNews()
        // After a refusal (signed out, too busy) the browser does not try again by itself.
        if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
      }
      for (const event of ['message', 'order', 'orders', 'board', 'resync']) {
        source.addEventListener(event, () => void onNews())
      }
    }

    open()
    return () => {
      clearTimeout(reopening)
      source?.close()
    }
  }, [url, onNews])

  return isOpen
}
