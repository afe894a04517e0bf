// What people look at, by role: the screens that they open most, each with the requests that it makes at once, and what they change.
import type { Role } from '../contract/language.ts'

export interface Item {
  '@id': string
  uuid: string
  [name: string]: unknown
}
/** The first request of a screen finds its items; one of them may be opened. */
interface Screen {
  asks: string[]
  opens?(uuid: string): string[]
}
interface Change {
  method: 'POST' | 'PUT'
  path: string
  body: object
}
interface Looks {
  screens: Screen[]
  /** A change to the open item; `answers` are the responses to `opens`. */
  change(item: Item | undefined, answers: Item[]): Change | undefined
}

const day = 86_400_000
const at = (days: number) => encodeURIComponent(`${new Date(Date.now() + days * day).toISOString().slice(0, 19)}+00:00`)
const markRead: Change = { method: 'PUT', path: '/notifications/read', body: {} }
const ofMoment = (uuid: string) => [`/care_moments/${uuid}`, `/care_moments/${uuid}/history`]
const openList = '/care_moments?status=open&order[startDate]=asc&itemsPerPage=50'

const worker = (me: string): Looks => {
  const near = `/care_moment_publications?careWorkerUuid=${me}&distance=30&status=open&order[careMoment.startDate]=asc`
  const opens = (uuid: string) => [`/care_moment_publications/${uuid}/eligibility`, `/care_moment_publications/${uuid}`]
  const window = `startDate[after]=${at(-7)}&startDate[before]=${at(28)}`
  const next = `/care_workers/${me}/care_moments?status=assigned&order[startDate]=asc&itemsPerPage=5`
  return {
    screens: [
      { asks: [`${near}&itemsPerPage=5`, `/care_workers/${me}`, next, '/notifications?itemsPerPage=20'], opens },
      { asks: [`${near}&itemsPerPage=20`], opens },
      { asks: [`${near}&itemsPerPage=20&page=2`], opens },
      { asks: [`/care_workers/${me}/care_moments?${window}`, '/acts'], opens: uuid => [`/care_moments/${uuid}`] },
      { asks: [`/care_workers/${me}/invoices?itemsPerPage=20`] },
      { asks: ['/conversations', '/notifications?itemsPerPage=20'] },
    ],
    // Most reading leads to nothing; someone who may react does so now and then.
    change: (item, [judged]) =>
      item?.['@type'] === 'CareMomentPublication' && (judged?.reasons as unknown[] | undefined)?.length === 0
        ? {
            method: 'POST',
            path: '/care_moment_publication_reactions',
            body: { careMomentPublication: item['@id'], agreed: true },
          }
        : markRead,
  }
}
const organization = (): Looks => ({
  screens: [
    { asks: [openList, '/care_moments/organization_stats', '/notifications?itemsPerPage=20'], opens: ofMoment },
    {
      asks: [
        `/care_moments?status[]=open&status[]=assigned&startDate[after]=${at(-7)}&startDate[before]=${at(21)}&itemsPerPage=50`,
      ],
      opens: ofMoment,
    },
    { asks: ['/care_moments?status=awaiting_approval&itemsPerPage=20'], opens: ofMoment },
    { asks: ['/clients?itemsPerPage=20'], opens: uuid => [`/clients/${uuid}`] },
  ],
  // The same shift again, three weeks from now.
  change: (_, [moment]) => {
    if (moment?.['@type'] !== 'CareMoment') return markRead
    const { location, expertiseLevel } = moment as unknown as Record<string, { '@id': string }>
    const [startDate, endDate] = [new Date(Date.now() + 21 * day).toISOString(), new Date(Date.now() + 21.3 * day).toISOString()]
    const what = { title: 'Extra dienst', startDate, endDate, publishedForContractTypes: ['freelance'] }
    const where = { location: location!['@id'], expertiseLevel: expertiseLevel!['@id'] }
    return { method: 'POST', path: '/care_moments_by_organization', body: { ...what, ...where } }
  },
})
const planner = (): Looks => ({
  screens: [
    { asks: [openList], opens: uuid => [`/care_moments/${uuid}`, `/care_moments/${uuid}/call_list`] },
    { asks: ['/care_workers?search=jansen&itemsPerPage=20'], opens: uuid => [`/care_workers/${uuid}`] },
    { asks: ['/clients?search=jansen&itemsPerPage=20'], opens: uuid => [`/clients/${uuid}`] },
  ],
  change: () => markRead,
})
const family = (me: string): Looks => ({
  screens: [
    {
      asks: [`/client_admins/${me}/clients`, '/notifications?itemsPerPage=20'],
      opens: uuid => [`/clients/${uuid}`, `/clients/${uuid}/care_moments`],
    },
    { asks: ['/conversations'] },
  ],
  change: () => markRead,
})

/** The screens for this account. */
export const looksOf = (role: Role, me: string): Looks => {
  if (role === 'ROLE_CARE_WORKER') return worker(me)
  if (role === 'ROLE_CLIENT_ADMIN') return family(me)
  return role === 'ROLE_PLANNER' ? planner() : organization()
}
