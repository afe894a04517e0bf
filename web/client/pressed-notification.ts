// A notification was pressed outside the app, and the service worker found this window for it.

/** Calls `open` with the path that it leads to. From the start of the app on: what is said before somebody listens is lost. */
export const watchForPressed = (open: (path: string) => void): void => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined // not there without https
  worker?.addEventListener('message', ({ data }: MessageEvent<{ open?: unknown } | null>) => {
    const path = data?.open
    if (typeof path === 'string' && path.startsWith('/')) open(path)
  })
}
