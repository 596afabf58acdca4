import { useEffect, useState } from 'react'
import type { BoardNews } from '@/lib/orders/read/board'
import { longestSilenceMs } from './connection'

const reopenMs = 5_000

interface Listener {
  /** Called with the event's data, and without at every opening and break. */
  onNews: (news?: BoardNews) => void
  /** Called for anything that comes over the stream. */
  onSign: () => void
}

/**
 * Follows the staff's event stream. A silent one is opened again: a connection can be dead for minutes before the
 * browser notices.
 */
export function useStream(url: string, { onNews, onSign }: Listener): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let stream = open()
    let reopening: ReturnType<typeof setTimeout> | undefined

    function open(): EventSource {
      return openStream(url, {
        onNews,
        onSign: () => {
          onSign()
          reopenIn(longestSilenceMs + 1000)
        },
        onOpen: setOpen,
        // After a refusal (signed out, too busy) the browser does not try again by itself.
        onRefused: () => reopenIn(reopenMs),
      })
    }

    function reopenIn(ms: number) {
      clearTimeout(reopening)
      reopening = setTimeout(() => {
        stream.close()
        setOpen(false)
        stream = open()
      }, ms)
    }

    return () => {
      clearTimeout(reopening)
      stream.close()
    }
  }, [url, onNews, onSign])

  return isOpen
}

interface StreamListener extends Listener {
  onOpen: (isOpen: boolean) => void
  onRefused: () => void
}

function openStream(url: string, { onNews, onSign, onOpen, onRefused }: StreamListener): EventSource {
  const source = new EventSource(url)
  source.onopen = () => {
    onOpen(true)
    onSign()
    onNews()
  }
  source.onerror = () => {
    onOpen(false)
    onNews()
    if (source.readyState === EventSource.CLOSED) onRefused()
  }
  source.addEventListener('alive', onSign)
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    onSign()
    onNews(JSON.parse(data) as BoardNews)
  })
  return source
}
