import { streamUrl } from './api'

const pollMs = 15_000

interface Listener {
  /** Something may have happened: at every opening because of what came before it, and now and then while it is shut. */
  onNews: () => void
  onOpen: (isOpen: boolean) => void
  /** Whether the order was, when it was last looked at. */
  isFinished: () => boolean
}

/** Keeps an order's event stream open for as long as the shop has something to say. Gives back what closes it. */
export function followOrderStream(orderId: string, { onNews, onOpen, isFinished }: Listener): () => void {
  let stream = open()

  function open(): EventSource {
    const opened = new EventSource(streamUrl('GET userorder/order/{orderId}/events', { params: { orderId } }))
    opened.addEventListener('status', onNews)
    opened.addEventListener('open', () => {
      onOpen(true)
      onNews()
    })
    opened.addEventListener('error', () => onOpen(false))
    return opened
  }
  // After a refusal the browser does not try again by itself. Of a finished order the shop says so when all is said.
  function isOver() {
    return isFinished() && stream.readyState === EventSource.CLOSED
  }
  function reopen() {
    stream.close()
    stream = open()
  }
  const timer = setInterval(() => {
    if (stream.readyState === EventSource.OPEN || isOver()) return
    onNews()
    if (stream.readyState === EventSource.CLOSED) reopen()
  }, pollMs)
  // A stream that slept with the phone may be dead and not know it.
  const unsubscribe = onReturn(() => {
    onNews()
    if (!isOver()) reopen()
  })
  return () => {
    clearInterval(timer)
    unsubscribe()
    stream.close()
  }
}

/** The network is back, or the person. */
function onReturn(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
