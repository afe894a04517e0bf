// Saved searches: the filters that a care worker keeps. A mail follows when a new assignment matches.
import * as z from 'zod/mini'
import { link, resource } from './language.ts'
import { create, list, remove } from './operations.ts'
import { text } from './schemas.ts'

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
export const searchOperations = {
  list: list(SavedSearch, { by, addition: true, order: ['name'] }),
  create: create(SavedSearch, z.object({ name: text(80), query: queryString, byMail: z._default(z.boolean(), true) }), {
    by,
    addition: true,
    event: 'saved_search_created',
  }),
  remove: remove(SavedSearch, { by, addition: true, event: 'saved_search_removed' }),
}
