// Lets the installed app open without a network: it caches every chunk and the public files, takes pages from the network first,
// and leaves requests to the API alone. Built as /sw.js, preceded by FILES, the list of files of the build, and VERSION, its hash.

const cacheName = `zorginzet-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(['/account/inloggen', ...FILES])))
})
// Not waited for: until it is over, a page that loads would wait too.
self.addEventListener('activate', () => {
  void caches.keys().then(names => Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name))))
})
// Only after the person chose the new version: a page and its chunks must be of one build.
self.addEventListener('message', event => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (event.request.mode === 'navigate' && !/^\/(dev|sandbox)\b/.test(pathname)) {
    // Every address of the app is the same page. A static page outside the app has its own file, with or without `.html` in the
    // address.
    const beside = [pathname, `${pathname}.html`].find(name => FILES.includes(name))
    event.respondWith(fromNetwork(event.request, beside ?? '/account/inloggen'))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(event.request).then(found => found ?? fetch(event.request)))
  } else if (FILES.includes(pathname)) {
    event.respondWith(fromNetwork(event.request, pathname))
  }
})

// Files that keep their name in every build come from the network if it answers within three seconds, otherwise from the cache.
async function fromNetwork(request, kept) {
  const asked = fetch(request).catch(() => undefined)
  const answer = await Promise.race([asked, new Promise(done => setTimeout(done, 3000))])
  if (answer && ![502, 503, 504].includes(answer.status)) return answer
  return (await caches.match(kept)) ?? (await asked) ?? Response.error()
}

// A push holds a title and an address, both set by the server. One that cannot be read still shows a notification.
self.addEventListener('push', event => {
  const { title = 'Er is een nieuwe melding', path = '/', tag } = event.data?.json() ?? {}
  const look = { icon: '/icon-192.png', lang: 'nl', data: { path }, ...(tag && { tag }) }
  event.waitUntil(self.registration.showNotification(title, look))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})
// Navigates in an existing window without a reload, so that what was being typed stays; otherwise opens a new one.
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const inApp = windows.find(({ url }) => /^\/(werk|organisatie|backoffice|zorg)\b/.test(new URL(url).pathname))
  if (!inApp) return self.clients.openWindow(path)
  // Where the browser does not give it the focus, it goes there all the same.
  const shown = await inApp.focus().catch(() => inApp)
  shown.postMessage({ open: path })
}
