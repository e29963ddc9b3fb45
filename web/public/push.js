// In the service worker: shows what the server pushes, and leads to its table.
self.addEventListener('push', event => {
  const { title, body, link, table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: '/leaf.svg', data: { link } }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

/** Comes back to a window that has the table open, or opens one. */
async function open(link) {
  const { pathname } = new URL(link, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => new URL(url).pathname === pathname)
  return there ? there.focus() : self.clients.openWindow(pathname)
}
