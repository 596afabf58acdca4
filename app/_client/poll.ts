const usualRoundMs = 20_000

/** Polls while the page is visible, and when it becomes visible or the network is back. Returns how to stop it. */
export function pollWhileVisible(ask: () => void, roundMs = usualRoundMs): () => void {
  const askIfSeen = () => {
    if (!document.hidden) ask()
  }
  const timer = setInterval(askIfSeen, roundMs)
  const unsubscribe = onReturn(askIfSeen)
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

/** When the page becomes visible or the network is back. */
export function onReturn(listener: () => void): () => void {
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
