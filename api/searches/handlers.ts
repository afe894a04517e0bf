import { sql } from 'kysely'
import { publicationOperations } from '../../contract/moments/publications.ts'
import { searchOperations } from '../../contract/organizations/searches.ts'
import { type Concept, type Handlers, plain } from '../platform/concept.ts'
import { queryKeys } from '../platform/documents/search-template.ts'
import { invalid, violationCodes } from '../platform/problem.ts'
import { parseQuery } from '../platform/rows/filters.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { queries } from './queries.ts'

// Every publication is compared with each of them.
const maxSearches = 30
const paging = ['page', 'itemsPerPage', 'pagination']
const readable = new Set([...queryKeys(publicationOperations.list).map(({ variable }) => variable), ...paging])

const handlers = {
  create: async ({ tx, body, me, now }) => {
    if ([...parseQuery(body.query).keys()].some(key => !readable.has(key)))
      throw invalid('query', 'Deze filters kunnen we niet lezen.', violationCodes.pattern)
    await mustHaveRoom(tx, me.uuid, sql`saved_search where care_worker_uuid = ${me.uuid}::uuid`, maxSearches, 'enough_searches')
    const made = { care_worker_uuid: me.uuid, name: body.name, query: body.query, by_mail: body.byMail, created_at: now }
    return (await tx.insertInto('saved_search').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  remove: plain,
  createView: async ({ tx, body, me, now }) => {
    await mustHaveRoom(tx, me.uuid, sql`saved_view where account_uuid = ${me.uuid}::uuid`, maxSearches, 'enough_searches')
    const made = { account_uuid: me.uuid, ...body, created_at: now }
    return (await tx.insertInto('saved_view').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  changeView: async ({ body: { name, query } }) => ({ name, query }),
  removeView: plain,
} satisfies Handlers<typeof searchOperations>

const conflicts = {
  one_view_of_a_name: 'already_view',
} as const

export const searches = { operations: searchOperations, handlers, queries, conflicts } satisfies Concept
