const usualRoundMs = 20_000

/**
 * Asks again and again while somebody looks at the page: on a timer, when the page is shown again and when the network is
 * back. For what the kitchen may change meanwhile; gives back what ends it.
 */
export function whileWatched(ask: () => void, roundMs = usualRoundMs): () => void {
  const askIfSeen = () => {
    if (!document.hidden) ask()
  }
  const timer = setInterval(askIfSeen, roundMs)
  document.addEventListener('visibilitychange', askIfSeen)
  window.addEventListener('online', askIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfSeen)
    window.removeEventListener('online', askIfSeen)
  }
}
