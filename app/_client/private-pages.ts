/** The service worker keeps an order's page for its owner; whoever signs out takes it along. */
export async function forgetPrivatePages(): Promise<void> {
  if ('caches' in window) await caches.delete('private-pages')
}
