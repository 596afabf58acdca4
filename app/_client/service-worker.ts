const afterMs = 4000

/** After everything that the first visit needs. Over plain http there is none, and in development it would hide changes. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // Without it the shop works as before, except without a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, afterMs)
}
