// A notification was pressed outside the app, and the service worker brought up this window.

/** Calls `open` with the path of a pressed notification. Install it at the start: a message before that is lost. */
export const watchForPressed = (open: (path: string) => void): void => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined // absent without https
  worker?.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    const path = data?.open
    if (typeof path === 'string' && path.startsWith('/')) open(path)
  })
}
