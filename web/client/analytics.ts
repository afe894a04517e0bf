// Usage analytics that never know who someone is. Failures are only logged.
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
    return {} // storage may be unavailable: then there is no campaign
  }
}
/** Keeps each campaign parameter of the address for this visit; does nothing when storage is unavailable. */
export const saveCampaign = (): void => {
  const found = campaignIn(location.search)
  if (Object.keys(found).length === 0) return
  try {
    sessionStorage.setItem(campaignKey, JSON.stringify({ ...storedCampaign(), ...found }))
  } catch {
    return // storage may be unavailable: the address itself still has it
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
/** Counts an event. */
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
/** The audience an address belongs to. */
export const audienceOf = (pathname: string): Audience => areas.find(([area]) => area.test(pathname))?.[1] ?? 'public'

// Page views can be switched on per audience; none is on now.
const pageViews: Record<Audience, boolean> = {
  backoffice: false,
  clientAdmin: false,
  careWorker: false,
  organization: false,
  public: false,
}
/** Counts a page view, if page views are on for its audience. */
export const trackPageView = (pathname: string): void => {
  const audience = audienceOf(pathname)
  if (!pageViews[audience]) return
  send('Page view', { audience }).catch(error => console.error('Failed to track page view:', error))
}
