import { queryOf } from '#client/cache.ts'

/** The agreements that wait for the viewer, at most as many as are read in a row. */
export const toAgree = queryOf('GET /assignment_agreements', { query: { awaitsMe: true, itemsPerPage: 100 } })

/** The audience of the screen. */
export type Party = 'worker' | 'organization'
/** Where each audience reads the agreements that wait for it. */
export const readHref = {
  worker: '/werk/documenten?overeenkomsten=wacht',
  organization: '/organisatie/tarieven?onderdeel=overeenkomsten&lees=wacht',
} as const
