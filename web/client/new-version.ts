// Registers the service worker and says when a new version is ready. Switching to it reloads the page.

/** After this long the page is reloaded whatever became of the switch: its build comes from the network anyway. */
const patienceMs = 5_000

/** Switches this window to the newest build that is there. A press always leads to a reload, whatever the browser makes of the switch. */
const take = ({ waiting }: ServiceWorkerRegistration): void => {
  const reload = () => location.reload()
  if (!waiting) {
    // Another window has switched already.
    reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    // Not while it is activating: the browser then holds the page back until that is over, a second or longer.
    if (waiting.state === 'activated') reload()
  })
  // Also where the worker before it has no end, a newer one takes its place, or the first reload was lost to a step of the history.
  setTimeout(reload, patienceMs)
  waiting.postMessage('SKIP_WAITING')
}

/** Calls `onWaiting` with a function that switches to the newer build. */
export const watchForNewVersion = (onWaiting: (take: () => void) => void): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const offer = (registration: ServiceWorkerRegistration) => {
    // What waits is looked up when it is taken: meanwhile another window may switch, or a newer build come.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(() => take(registration))
  }
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').then(
      registration => {
        offer(registration)
        registration.addEventListener('updatefound', () => {
          const coming = registration.installing
          coming?.addEventListener('statechange', () => {
            if (coming.state === 'installed') offer(registration)
          })
        })
      },
      () => undefined,
    ) // the app works without it, only not offline
  })
}
