// Registers the service worker and says when a new version is ready. Switching to it reloads the page once.

/** Calls `onWaiting` with a function that switches to the newer build. */
export const watchForNewVersion = (onWaiting: (take: () => void) => void): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  let reloading = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload()
  })
  const offer = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return
    onWaiting(() => {
      reloading = true
      worker.postMessage('SKIP_WAITING')
    })
  }
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').then(
      registration => {
        offer(registration.waiting)
        registration.addEventListener('updatefound', () => {
          const coming = registration.installing
          coming?.addEventListener('statechange', () => {
            if (coming.state === 'installed') offer(registration.waiting)
          })
        })
      },
      () => undefined,
    ) // the app works without it, only not offline
  })
}
