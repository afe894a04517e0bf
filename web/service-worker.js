// Makes the installed app open without a network: every chunk is cached, pages come from the network first, and what is
// asked of the API is left alone. Built as /sw.js, with FILES, the list of chunks of the build, put before it.

const cacheName = `zorginzet-${FILES.join('').length}-${FILES.at(-1) ?? ''}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(['/account/inloggen', ...FILES])))
})
self.addEventListener('activate', event => {
  event.waitUntil(
    caches.keys().then(names => Promise.all(names.filter(name => name !== cacheName).map(name => caches.delete(name)))),
  )
})
// Only when the person has chosen the new version: a page and its chunks are of one build.
self.addEventListener('message', event => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('fetch', event => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (event.request.mode === 'navigate' && !pathname.startsWith('/dev')) {
    // Every address is the same page.
    event.respondWith(fetch(event.request).catch(async () => (await caches.match('/account/inloggen')) ?? Response.error()))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(event.request).then(found => found ?? fetch(event.request)))
  }
})
