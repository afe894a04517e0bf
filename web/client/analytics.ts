// Counts what the app is used for, without knowing by whom (specification, section 7). A failure is only logged.
import { logOutOn, withToken } from './api.ts'
import { analyticsName, request } from './request.ts'
import { tokenForPublic } from './session.ts'

const campaignKey = 'campaign'
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
type Campaign = Partial<Record<(typeof campaignNames)[number], string>>

/** The campaign named in an address. */
export const campaignIn = (search: string): Campaign => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(campaignNames.flatMap(name => (query.get(name) ? [[name, query.get(name)!.slice(0, 300)]] : [])))
}
const storedCampaign = (): Campaign => {
  try {
    return JSON.parse(sessionStorage.getItem(campaignKey) ?? '{}') as Campaign
  } catch {
    return {} // storage may be closed to us: then there is no campaign
  }
}
/** Keeps the campaign of an address for this visit, each of its parameters by itself; does nothing when storage is disabled. */
export const saveCampaign = (): void => {
  const found = campaignIn(location.search)
  if (Object.keys(found).length === 0) return
  try {
    sessionStorage.setItem(campaignKey, JSON.stringify({ ...storedCampaign(), ...found }))
  } catch {
    return // storage may be closed to us: the address itself still tells
  }
}

const send = async (name: string, extra: Record<string, unknown>): Promise<void> => {
  const context = {
    title: document.title,
    pathname: location.pathname,
    pwa: matchMedia('(display-mode: standalone)').matches,
    ...storedCampaign(),
    ...campaignIn(location.search),
  }
  const track = (token: string | null) => request('POST', `/_${analyticsName}/track`, { name, context, ...extra }, token)
  const [answer, token] = await withToken(tokenForPublic(), track)
  logOutOn(answer.status, `/v1/_${analyticsName}/track`, token)
  if (!answer.ok) throw new Error(`${answer.status}`)
}
/** Counts something that was done. */
export const track = (name: string, extra: Record<string, unknown> = {}): void => {
  send(name, extra).catch(error => console.error('Failed to track event:', error))
}

export type Audience = 'backoffice' | 'clientAdmin' | 'careWorker' | 'organization' | 'public'
const areas: [RegExp, Audience][] = [
  [/^\/backoffice(?!\/account-activeren)(\/|$)/, 'backoffice'],
  [/^\/zorg(?!\/account-activeren)(\/|$)/, 'clientAdmin'],
  [/^\/werk(?!\/(inschrijven|maak-je-profiel-compleet|contractvoorstel))(\/|$)/, 'careWorker'],
  [/^\/organisatie(\/|$)/, 'organization'],
]
/** The audience that an address belongs to. */
export const audienceOf = (pathname: string): Audience => areas.find(([area]) => area.test(pathname))?.[1] ?? 'public'

// Page views can be switched on per audience; none is on now (specification, section 2).
const pageViews: Record<Audience, boolean> = {
  backoffice: false,
  clientAdmin: false,
  careWorker: false,
  organization: false,
  public: false,
}
/** Counts an opened screen, when page views are on for its audience. */
export const trackPageView = (pathname: string): void => {
  const audience = audienceOf(pathname)
  if (!pageViews[audience]) return
  send('Page view', { audience }).catch(error => console.error('Failed to track page view:', error))
}
