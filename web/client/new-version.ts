// Registers the service worker and says when a new version is ready. Switching to it reloads the page.

/** After this time the page is reloaded even if the switch failed: its build comes from the network anyway. */
const patienceMs = 5_000

/** Switches this window to the newest build. A press always leads to a reload, even if the browser fails to switch. */
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
  // Also when the old worker does not stop, when a newer one replaces this one, or when a history navigation cancelled the first
  // reload.
  setTimeout(reload, patienceMs)
  waiting.postMessage('SKIP_WAITING')
}

/** Calls `onWaiting` with a function that switches to the newer build. */
export const watchForNewVersion = (onWaiting: (take: () => void) => void): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const offer = (registration: ServiceWorkerRegistration) => {
    // The waiting worker is looked up when the user presses: meanwhile another window may switch, or a newer build arrive.
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
