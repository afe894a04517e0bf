import { useQuery } from '@tanstack/react-query'
import { heldDocuments, paperOf } from '#care/documents/paper.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { stepsToWork } from '#rules/documents/document-standing.ts'
import { type DocumentKind, requirementsFor } from '#rules/documents/required-documents.ts'

const usuallyToo: readonly DocumentKind[] = ['references', 'payout']
const several: readonly DocumentKind[] = ['diploma', 'certificate']

/** This worker's documents: the required ones with their state, the optional ones, and the steps. */
export function useDocuments() {
  const me = useMe()
  const now = useNow()
  const worker = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: me }))
  const levels = useQuery(queryOnceOf('GET /expertise_levels', {}))
  const listed = useQuery(queryOf('GET /care_workers/{uuid}/documents', { uuid: me }))
  const queries = [worker, levels, listed]
  const failed = queries.filter(query => query.isError && !query.data)
  const refetch = () => Promise.all(failed.map(query => query.refetch()))
  if (!worker.data || !levels.data || !listed.data) return { data: undefined, error: failed[0]?.error ?? null, refetch }
  const { contractTypes = [], profile, phase, active } = worker.data
  const today = dateOf(now)
  const level = { big: levels.data.member.some(({ key, bigRegistered }) => bigRegistered && key === profile.expertiseLevel.key) }
  const documents = heldDocuments(listed.data.member)
  const requirements = requirementsFor(contractTypes, level)
  const offered: DocumentKind[] = [...usuallyToo, ...(contractTypes.includes('freelance') ? (['agb'] as const) : [])]
  const others = [...new Set([...offered, ...documents.map(({ kind }) => kind)])].filter(
    kind => !several.includes(kind) && !requirements.flat().includes(kind),
  )
  const data = {
    ...{ me, now, today, contractTypes, documents, phase, active },
    level: profile.expertiseLevel,
    ownActs: (worker.data.preferences?.acts ?? []).map(({ uuid }) => uuid),
    required: requirements.map(kinds => paperOf(kinds, documents, today)),
    optional: others.map(kind => paperOf([kind], documents, today)),
    steps: stepsToWork(contractTypes, level, documents, today),
  }
  return { data, error: null, refetch }
}
export type DocumentsData = NonNullable<ReturnType<typeof useDocuments>['data']>
