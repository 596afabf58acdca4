import { useEffect, useState } from 'react'
import type { BoardNews } from '@/lib/orders/board/board'
import { longestSilenceMs } from './connection'

const reopenMs = 5_000

interface Listener {
  /** Called with what an event says, and without at every opening and break. */
  onNews: (news?: BoardNews) => void
  /** Anything came over the stream. */
  onSign: () => void
}

/**
 * Follows the staff's event stream. True while it is open. One that is silent for too long is opened anew: a connection
 * can be dead for minutes before the browser notices.
 */
export function useStream(url: string, { onNews, onSign }: Listener): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let source: EventSource | null = null
    let reopening: ReturnType<typeof setTimeout> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined

    function heard() {
      onSign()
      clearTimeout(silence)
      silence = setTimeout(reopen, longestSilenceMs + 1000)
    }

    function reopen() {
      source?.close()
      setOpen(false)
      open()
    }

    function open() {
      clearTimeout(silence)
      source = new EventSource(url)
      source.onopen = () => {
        setOpen(true)
        heard()
        onNews()
      }
      source.onerror = () => {
        setOpen(false)
        onNews()
        clearTimeout(silence)
        // After a refusal (signed out, too busy) the browser does not try again by itself.
        if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
      }
      source.addEventListener('alive', heard)
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        heard()
        onNews(JSON.parse(data) as BoardNews)
      })
    }

    open()
    return () => {
      clearTimeout(reopening)
      clearTimeout(silence)
      source?.close()
    }
  }, [url, onNews, onSign])

  return isOpen
}
