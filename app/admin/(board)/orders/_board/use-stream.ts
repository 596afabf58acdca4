import { useEffect, useState } from 'react'
import type { BoardNews } from '@/lib/orders/board/board'

const reopenMs = 5_000

/**
 * Follows the staff's event stream; `onNews` is called with what an event says, and without at every opening and break.
 * True while it is open.
 */
export function useStream(url: string, onNews: (news?: BoardNews) => void): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let source: EventSource | null = null
    let reopening: ReturnType<typeof setTimeout> | undefined

    function open() {
      source = new EventSource(url)
      source.onopen = () => {
        setOpen(true)
        onNews()
      }
      source.onerror = () => {
        setOpen(false)
        onNews()
        // After a refusal (signed out, too busy) the browser does not try again by itself.
        if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
      }
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => onNews(JSON.parse(data) as BoardNews))
    }

    open()
    return () => {
      clearTimeout(reopening)
      source?.close()
    }
  }, [url, onNews])

  return isOpen
}
