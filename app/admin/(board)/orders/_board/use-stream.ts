import { useEffect, useState } from 'react'
import type { BoardNews } from '@/lib/orders/read/board'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { longestSilenceMs } from './connection'

const reopenMs = 5_000

interface Listener {
  /** Called with the event's data, and without at every opening and break. */
  onNews: (news?: BoardNews) => void
  /** Called for anything that comes over the stream. */
  onSign?: () => void
}

/**
 * Follows the staff's event stream. A silent one is opened again: a connection can be dead for minutes before the
 * browser notices.
 */
export function useStream(url: string, { onNews, onSign }: Listener): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => follow(url, { onNews, onSign, onOpen: setOpen }), [url, onNews, onSign])
  return isOpen
}

/** Returns how to stop. */
function follow(url: string, { onNews, onSign, onOpen }: Listener & { onOpen: (isOpen: boolean) => void }): () => void {
  let stream = open()
  let reopening: ReturnType<typeof setTimeout> | undefined

  function open(): EventSource {
    const source = new EventSource(url)
    source.onopen = () => {
      onOpen(true)
      sign()
      onNews()
    }
    source.onerror = () => {
      onOpen(false)
      onNews()
      // After a refusal (signed out, too busy) the browser does not try again by itself.
      if (source.readyState === EventSource.CLOSED) reopenIn(reopenMs)
    }
    source.addEventListener('alive', sign)
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      sign()
      onNews(decodeAnswer(JSON.parse(data)) as BoardNews)
    })
    return source
  }

  function sign() {
    onSign?.()
    reopenIn(longestSilenceMs + 1000)
  }

  function reopenIn(ms: number) {
    clearTimeout(reopening)
    reopening = setTimeout(() => {
      stream.close()
      onOpen(false)
      stream = open()
    }, ms)
  }

  return () => {
    clearTimeout(reopening)
    stream.close()
  }
}
