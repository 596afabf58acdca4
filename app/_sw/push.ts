export const pushListeners = `
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  const { url } = event.notification.data
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const shown = windows.find((each) => new URL(each.url).pathname === url)
      return shown ? shown.focus() : self.clients.openWindow(url)
    }),
  )
})
`
