// Whether this browser can put the app among the others of the device. It says so once, early; we ask its person later.
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

let waiting: InstallPrompt | undefined
const listeners = new Set<() => void>()
const hold = (event?: InstallPrompt) => {
  waiting = event
  for (const listener of listeners) listener()
}
/** Hears that the app can be installed, and keeps the browser from asking by itself. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isPrompt(event)) hold(event)
  })
  addEventListener('appinstalled', () => hold())
}
/** Calls back when that changes; gives a function that stops it. */
export const onInstall = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isInstalled = () => matchMedia('(display-mode: standalone)').matches
// An iPad says that it is a Mac; no Mac has a screen to touch.
const isHandheldOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
/**
 * Whether this browser empties a site that nobody opened for seven days: Safari, and every browser on an iPhone, unless the app is
 * installed.
 */
export const emptiesInAWeek = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled()
/** How the app can be installed here: by asking the browser, or by hand as on an iPhone; undefined when it is, or cannot be. */
export const howToInstall = (): 'ask' | 'by hand' | undefined => {
  if (isInstalled()) return undefined
  if (waiting) return 'ask'
  return isHandheldOfApple() ? 'by hand' : undefined
}
/** Lets the browser ask. */
export const askToInstall = async (): Promise<void> => {
  const prompt = waiting
  hold() // a browser asks only once by the same event
  await prompt?.prompt()
}
