import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const storage = (closed = false) => {
  const kept = new Map<string, string>()
  const open = () => {
    if (closed) throw new Error('storage is disabled')
  }
  return {
    getItem: (key: string) => {
      open()
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      open()
      kept.set(key, value)
    },
  }
}
let sent: { path: string; method: string; body: { name: string; context: object } }[]
let status: number
const endSession = vi.fn()
const visit = async (search: string, { closed = false, installed = false } = {}) => {
  vi.resetModules()
  vi.stubGlobal('location', { search, pathname: '/werk/inschrijven' })
  vi.stubGlobal('sessionStorage', storage(closed))
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('document', { title: 'Inschrijven - Zorginzet', querySelector: () => ({ content: 'meten' }) })
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.doMock('./session.ts', () => ({ endSession, isOfSession: () => true, tokenForPublic: () => null }))
  return import('./analytics.ts')
}
beforeEach(() => {
  sent = []
  status = 204
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ path, method, body: JSON.parse(body) })
    return { ok: status < 300, status }
  })
})

// The files of a run share their globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./session.ts')
  vi.resetModules()
})

test('an event says what, where and how one came; under the name the server has given', async () => {
  const { track } = await visit('?utm_source=nieuwsbrief&utm_medium=mail&stap=2', { installed: true })
  track('Registration sent', { step: 3 })
  expect(sent).toEqual([
    {
      path: '/v1/_meten/track',
      method: 'POST',
      body: {
        name: 'Registration sent',
        step: 3,
        context: {
          title: 'Inschrijven - Zorginzet',
          pathname: '/werk/inschrijven',
          pwa: true,
          utm_source: 'nieuwsbrief',
          utm_medium: 'mail',
        },
      },
    },
  ])
})
test('the campaign of the address one came by counts for the whole visit', async () => {
  const { saveCampaign, track } = await visit('?utm_campaign=najaar')
  saveCampaign()
  vi.stubGlobal('location', { search: '', pathname: '/werk' })
  track('Reaction placed')
  expect(sent[0]?.body.context).toMatchObject({ utm_campaign: 'najaar' })
})
test('each parameter of the campaign is that of the address, or else the one that was kept', async () => {
  const { saveCampaign, track } = await visit('?utm_source=mail&utm_medium=brief')
  saveCampaign()
  vi.stubGlobal('location', { search: '?utm_source=adres', pathname: '/werk' })
  track('Reaction placed')
  expect(sent[0]?.body.context).toMatchObject({ utm_source: 'adres', utm_medium: 'brief' })
  saveCampaign()
  vi.stubGlobal('location', { search: '', pathname: '/werk' })
  track('Reaction placed')
  expect(sent[1]?.body.context).toMatchObject({ utm_source: 'adres', utm_medium: 'brief' })
})
test('without storage there is no campaign, and nothing breaks', async () => {
  const { saveCampaign, track } = await visit('?utm_campaign=najaar', { closed: true })
  saveCampaign()
  vi.stubGlobal('location', { search: '', pathname: '/werk' })
  track('Reaction placed')
  expect(sent[0]?.body.context).toEqual({ title: 'Inschrijven - Zorginzet', pathname: '/werk', pwa: false })
})
test('a failure to send is only logged to the console', async () => {
  const { track } = await visit('')
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  status = 500
  track('Reaction placed')
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('Failed to track event:', expect.any(Error)), { timeout: 60_000 })
  said.mockRestore()
})
test.each([401, 429])('%i logs out here too, and is logged to the console', async refused => {
  const { track } = await visit('')
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  status = refused
  track('Reaction placed')
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('Failed to track event:', expect.any(Error)), { timeout: 60_000 })
  said.mockRestore()
  expect(endSession).toHaveBeenCalledExactlyOnceWith(refused)
  endSession.mockClear()
})
test('page views are not sent for any audience', async () => {
  const { trackPageView } = await visit('')
  for (const path of ['/werk', '/zorg/zorgvragen', '/backoffice/settings', '/organisatie/tarieven', '/']) trackPageView(path)
  expect(sent).toEqual([])
})
test.each([
  ['/werk', 'careWorker'],
  ['/werk/planning', 'careWorker'],
  ['/werk/inschrijven', 'public'],
  ['/werk/contractvoorstel/x', 'public'],
  ['/werk/maak-je-profiel-compleet/x', 'public'],
  ['/zorg/zorgvragen', 'clientAdmin'],
  ['/zorg/account-activeren/x', 'public'],
  ['/backoffice/zzpers', 'backoffice'],
  ['/backoffice/account-activeren/x', 'public'],
  ['/organisatie/opdrachten', 'organization'],
  ['/account/inloggen', 'public'],
  ['/werkgever', 'public'],
])('%s is of the audience %s', async (path, audience) => {
  expect((await visit('')).audienceOf(path)).toBe(audience)
})
