// Whether this browser can install the app. It offers this once, early; we keep the offer and ask later.
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
/** Listens for the offer to install, and keeps the browser from asking by itself. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isPrompt(event)) hold(event)
  })
  addEventListener('appinstalled', () => hold())
}
/** Calls back when that changes; returns a function that stops it. */
export const onInstall = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isInstalled = () => matchMedia('(display-mode: standalone)').matches
// An iPad claims to be a Mac, but no Mac has a touch screen.
const isHandheldOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
/**
 * Whether this browser clears a site's data after seven days without a visit: Safari, and every browser on an iPhone, unless the
 * app is installed.
 */
export const emptiesInAWeek = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled()
/**
 * How the app can be installed here: by a prompt, or by hand as on an iPhone; undefined when it is installed already or cannot
 * be.
 */
export const howToInstall = (): 'ask' | 'by hand' | undefined => {
  if (isInstalled()) return undefined
  if (waiting) return 'ask'
  return isHandheldOfApple() ? 'by hand' : undefined
}
/** Shows the browser's prompt. */
export const askToInstall = async (): Promise<void> => {
  const prompt = waiting
  hold() // one event can be used for one prompt only
  await prompt?.prompt()
}
