// The bell and messages on a phone: a worker who reacted and the organization write to each other, and a push comes to the device
// until its login ends. The browser's push service is replaced by one of the test; what that receives is handed to the service
// worker by the browser.
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRest } from '../servers/browser.ts'
import { openPushed } from '../servers/pushed.ts'
import { openApp, type Visitor } from './app.ts'
import { appIsKept, logOut } from './visit.ts'

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, permissions: ['notifications'] }
const service = await openPushed()
const app = await openApp({ pushHosts: [service.origin] }, { whole: true, keptApp: true })
const device = service.device()
let worker: Visitor
let organization: Visitor
let about: { reaction: string; moment: string }

/** Replaces the browser's push service: subscribing returns the test's subscription, which is kept until it is cancelled. */
const standIn = `
  const given = {
    toJSON: () => (${JSON.stringify({ endpoint: device.endpoint, keys: device.keys })}),
    unsubscribe: async () => {
      localStorage.removeItem('test-push')
      return true
    },
  }
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('test-push', 'yes')
    return given
  }
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('test-push') ? given : null)
`

beforeAll(async () => {
  // A reaction of the worker to the organization, without messages yet.
  const found = app.server.database
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('account as w', 'w.uuid', 'r.care_worker_uuid')
    .innerJoin('organization_user as u', 'u.organization_uuid', 'm.organization_uuid')
    .innerJoin('account as o', 'o.uuid', 'u.uuid')
    .select(['r.uuid as reaction', 'm.uuid as moment'])
    .where('w.username', '=', 'zorgverlener@demo.example')
    .where('o.username', '=', 'organisatie@demo.example')
    .where('r.status', '=', 'open')
    .where('r.uuid', 'not in', app.server.database.selectFrom('conversation').select('uuid'))
    .orderBy('m.start_date')
  about = await found.executeTakeFirstOrThrow()
  worker = await app.visit('zorgverlener@demo.example', phone)
  organization = await app.visit('organisatie@demo.example', { ...phone, permissions: [] })
})
afterAll(async () => {
  expect([...worker.complaints, ...organization.complaints]).toEqual([])
  await app.close()
  service.close()
})

const write = async (page: Page, text: string) => {
  await page.getByLabel('Nieuw bericht').fill(text)
  await page.getByRole('button', { name: 'Versturen', exact: true }).tap()
  await page.getByText(text, { exact: true }).waitFor()
}
const bell = (page: Page) => page.getByRole('button', { name: /^Meldingen/ })

test('a worker writes about a reaction; the organization sees what is unread, answers, and each reads the other', async () => {
  const { page } = worker
  await page.addInitScript(standIn)
  await page.goto(`/werk/reacties?meldingen=reactie-${about.reaction}`)
  await page.getByText('Nog geen berichten.').waitFor()
  await write(page, 'Is er een parkeerplaats?')

  // The first message prompts the question whether to notify of answers here.
  await page.getByRole('button', { name: 'Ja, graag' }).tap()
  await page.getByText('Meldingen komen nu ook op dit toestel.').waitFor()

  const other = organization.page
  await other.goto(`/organisatie/opdrachten/${about.moment}`)
  await expect.poll(() => bell(other).getAttribute('aria-label')).toMatch(/ongelezen/)
  await bell(other).tap()
  await other
    .getByRole('link', { name: /^Nieuw bericht over/ })
    .first()
    .tap()
  await other.getByText('Is er een parkeerplaats?', { exact: true }).waitFor()
  await write(other, 'Ja, achter het gebouw.')
  // New ones appear live.
  await page.getByText('Ja, achter het gebouw.', { exact: true }).waitFor()

  await other.getByRole('button', { name: 'Alle berichten' }).tap()
  const row = other.getByRole('dialog').getByRole('button', { name: /Ik: Ja, achter het gebouw/ })
  await row.waitFor()
  expect(await row.textContent()).not.toContain('ongelezen')
  await other.goBack()
  await other.getByText('Is er een parkeerplaats?', { exact: true }).waitFor()
})

/** Hands a push to the service worker as the browser would; returns the notifications then shown. */
const deliver = async (page: Page, cdp: CDPSession, data: object): Promise<string[]> => {
  const registered = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await appIsKept(page)
  const message = { origin: app.url, registrationId: await registered, data: JSON.stringify(data) }
  const shown = () =>
    page.evaluate<string[]>(
      'navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(one => one.title + " " + one.data.path))',
    )
  // A service worker that is still starting on a busy machine may miss one, which a push service would resend.
  const again = async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', message)
    await expect.poll(shown, { timeout: 20_000 }).toHaveLength(1)
  }
  await again().catch(again).catch(again)
  return shown()
}

// A browser hands a clicked notification to the service worker; only the browser can create an event that may wait and take the focus.
const press = `(async () => {
  const [notification] = await registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification })
  const work = []
  Object.defineProperty(event, 'waitUntil', { value: one => work.push(one) })
  dispatchEvent(event)
  await Promise.all(work)
  return (await registration.getNotifications()).length
})()`

/** The home, fully loaded. */
const openHome = async (page: Page) => {
  const counted = page.waitForResponse(/notifications\?exists/)
  await page.goto('/werk')
  await counted
  await atRest(page)
}

test('a push reaches the device without the text of the message, opens its screen when pressed, and stops after logging out', async () => {
  const { page } = worker
  await openHome(page) // what is read at once, in an open conversation, is not pushed
  const before = device.pushed.length
  await write(organization.page, 'De sleutel ligt klaar.')
  await expect.poll(() => device.pushed.length).toBeGreaterThan(before)
  const push = device.pushed.at(-1)!
  expect(push).toMatchObject({ path: `/werk/reacties?meldingen=reactie-${about.reaction}` })
  expect(JSON.stringify(push)).not.toContain('sleutel')
  const cdp = await page.context().newCDPSession(page)
  expect(await deliver(page, cdp, push)).toEqual([`${push.title} ${push.path}`])

  // In the existing window, without reloading it, even while the app in it is still starting.
  await page.goto('/werk', { waitUntil: 'domcontentloaded' })
  await page.evaluate(`globalThis.sameWindow = true`)
  expect(await page.context().serviceWorkers()[0]!.evaluate(press)).toBe(0)
  await page.waitForURL(`**${push.path}`)
  await page.getByText('De sleutel ligt klaar.', { exact: true }).waitFor()
  expect(await page.evaluate(`globalThis.sameWindow`)).toBe(true)
  await openHome(page)
  await logOut(page)
  await expect.poll(() => app.server.database.selectFrom('push_subscription').select('endpoint').execute()).toEqual([])
  await expect.poll(() => page.evaluate(`localStorage.getItem('test-push')`)).toBeNull()
})
