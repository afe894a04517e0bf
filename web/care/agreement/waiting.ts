import { queryOf } from '#client/cache.ts'

/** The agreements that wait for the viewer, as many as are read in one sitting. */
export const toAgree = queryOf('GET /assignment_agreements', { query: { awaitsMe: true, itemsPerPage: 100 } })

/** Whose screen it is. */
export type Party = 'worker' | 'organization'
/** Where each reads those that wait. */
export const readHref = {
  worker: '/werk/documenten?overeenkomsten=wacht',
  organization: '/organisatie/tarieven?onderdeel=overeenkomsten&lees=wacht',
} as const
