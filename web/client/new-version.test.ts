// "Nu laden" always results in a page that loads, whatever happened to the offered version.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForNewVersion } from './new-version.ts'

class Worker extends EventTarget {
  state = 'installed'
  messages: unknown[] = []
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
}
const reload = vi.fn()
let registration: Registration
let offers: (() => void)[]

/** Installs a newer build; returns its worker, which waits. */
const install = (): Worker => {
  const coming = new Worker()
  Object.assign(registration, { installing: coming })
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(registration, { installing: null, waiting: coming })
  coming.become('installed')
  return coming
}
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  registration = new Registration()
  offers = []
  reload.mockReset()
  const windowEvents = new EventTarget()
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('navigator', { serviceWorker: { controller: new Worker(), register: async () => registration } })
  vi.stubGlobal('location', { reload })
  watchForNewVersion(take => offers.push(take))
  windowEvents.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('the page is reloaded once the new version is there, and not while it is still on its way', () => {
  const coming = install()
  offers[0]!()
  expect(coming.messages).toEqual(['SKIP_WAITING'])
  coming.become('activating')
  expect(reload).not.toHaveBeenCalled()
  coming.become('activated')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('in a window whose new version was taken in another, the page is reloaded at once', () => {
  install().become('activated')
  registration.waiting = null
  offers[0]!()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('when a newer version came meanwhile, that one is taken, also by the older offer', () => {
  const [replaced, newest] = [install(), install()]
  offers[0]!()
  expect([replaced.messages, newest.messages]).toEqual([[], ['SKIP_WAITING']])
})

test.each<[what: string, then: (coming: Worker) => void]>([
  ['the browser does not activate it', () => undefined],
  ['it is replaced before it is activated', coming => coming.become('redundant')],
  [
    'the reload was lost',
    coming => {
      coming.become('activated')
      reload.mockReset()
    },
  ],
])('the page is reloaded after some seconds when %s', (_what, then) => {
  const coming = install()
  offers[0]!()
  then(coming)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
