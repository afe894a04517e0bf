// Notifications on this device, by the push service of its browser (W3C Push API).
import type { Args } from './api.ts'

type Subscription = Args<'PUT /push_subscription'>['body']

/** Whether this browser supports them. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
/** Whether the user or the browser blocked them for this site: it will not ask again. */
export const isPushDenied = (): boolean => Notification.permission === 'denied'

const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager
const current = async () => (await (await manager())?.getSubscription()) ?? null
/** Whether this browser has a subscription. */
export const isSubscribedHere = async (): Promise<boolean> => (await current()) !== null

/**
 * Asks for permission and subscribes this browser with the server's key; call it from a click. Undefined when permission was
 * refused. Throws when the browser cannot reach its push service.
 */
export async function subscribeHere(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const pushes = await manager()
  if (!pushes) throw new Error('No service worker')
  await unsubscribeHere() // a subscription for another key cannot be used
  const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
}
/** Ends this browser's subscription. */
export const unsubscribeHere = async (): Promise<void> => {
  await (await current())?.unsubscribe()
}

const askedKey = 'push-gevraagd'
/** Whether this account was asked on this device. */
export const wasAsked = (account: string): boolean => localStorage.getItem(askedKey) === account
/** Remembers that this account was asked here: once is enough. */
export const rememberAsked = (account: string): void => localStorage.setItem(askedKey, account)
