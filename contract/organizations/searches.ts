// Saved filters. A care worker's saved searches: a mail follows when a new assignment matches. Saved views of an organization or
// the back office: the filters, order and layout of a list.
import * as z from 'zod/mini'
import { exact } from '../filters.ts'
import { backOfficeRoles, link, organizationRoles, resource } from '../language.ts'
import { change, create, list, remove } from '../operations.ts'
import { text } from '../schemas.ts'

export const SavedSearch = resource('SavedSearch', '/saved_searches', {
  careWorker: link('CareWorker'),
  name: z.string(),
  query: z.string(),
  byMail: z.boolean(),
  createdAt: z.string(),
})
/** The filters of the list of publications, as they appear in an address. */
const queryString = z.string().check(z.maxLength(2000), z.regex(/^[!-~]*$/, { error: 'Deze filters kunnen we niet lezen.' }))
const by = ['ROLE_CARE_WORKER'] as const

/** The screens whose list can be saved as a view. */
export const viewScreen = [
  '/organisatie/opdrachten',
  '/organisatie/clienten',
  '/backoffice/open-zorgmomenten',
  '/backoffice/clienten',
  '/backoffice/zzpers',
] as const
export const SavedView = resource('SavedView', '/saved_views', {
  screen: z.enum(viewScreen),
  name: z.string(),
  /** What comes after the question mark in the screen's address. */
  query: z.string(),
  createdAt: z.string(),
})
const ofLists = { by: [...organizationRoles, ...backOfficeRoles], addition: true } as const
export const searchOperations = {
  list: list(SavedSearch, { by, addition: true, order: ['name'] }),
  create: create(SavedSearch, z.object({ name: text(80), query: queryString, byMail: z._default(z.boolean(), true) }), {
    by,
    addition: true,
    event: 'saved_search_created',
  }),
  remove: remove(SavedSearch, { by, addition: true, event: 'saved_search_removed' }),
  views: list(SavedView, { ...ofLists, order: ['name'], filters: [exact('screen')] }),
  createView: create(SavedView, z.object({ screen: z.enum(viewScreen), name: text(80), query: queryString }), {
    ...ofLists,
    event: 'saved_view_created',
  }),
  changeView: change('PUT', SavedView, z.object({ name: text(80), query: queryString }), {
    ...ofLists,
    event: 'saved_view_changed',
  }),
  removeView: remove(SavedView, { ...ofLists, event: 'saved_view_removed' }),
}
