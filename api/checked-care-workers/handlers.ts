import type { Item } from '../../contract/language.ts'
import { CheckedCareWorker, checkedCareWorkerOperations } from '../../contract/organizations/checked-care-workers.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { findPage } from '../platform/rows/rows.ts'
import { showTo } from '../platform/rows/show.ts'
import { checksCsv } from './print.ts'
import { queries } from './queries.ts'

const handlers = {
  exportCsv: async ({ tx, viewer, search }) => {
    const wholeSearch = new Map([...search, ['pagination', ['false']]])
    const { items, totalItems } = await findPage(tx, checkedCareWorkerOperations.list, wholeSearch, viewer)
    // A file cannot show that rows are missing, so an incomplete one is refused.
    if (totalItems > items.length)
      throw new Problem('too_many_rows', { count: `${totalItems}`, what: 'zorgverleners', most: `${items.length}` })
    for (const item of items) showTo(viewer, CheckedCareWorker, item, 'list')
    return {
      name: 'papieren.csv',
      type: 'text/csv; charset=utf-8',
      content: async () => Buffer.from(checksCsv(items as unknown as Item<typeof CheckedCareWorker>[])),
    }
  },
} satisfies Handlers<typeof checkedCareWorkerOperations>

export const checkedCareWorkers = { operations: checkedCareWorkerOperations, handlers, queries } satisfies Concept
