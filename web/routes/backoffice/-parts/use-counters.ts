import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { askAgainMs } from '#client/live/heard.ts'
import { boardStatuses, toJudgeDocumentStatuses } from '#contract/status-groups.ts'

/** The back office's counters: open assignments, and for planners documents and hours to decide on; refreshed every minute. */
export function useCounters(who: { isPlanner: boolean; isOffice: boolean }) {
  const refetchInterval = askAgainMs
  const one = { itemsPerPage: 1 } as const
  const open = useQuery({
    ...ask('GET /care_moments', { query: { ...one, status: boardStatuses.open } }),
    refetchInterval,
    enabled: who.isOffice,
  })
  const documents = useQuery({
    ...ask('GET /care_worker_documents', { query: { ...one, status: toJudgeDocumentStatuses } }),
    refetchInterval,
    enabled: who.isPlanner,
  })
  const decisions = useQuery({
    ...ask('GET /care_moments', { query: { ...one, awaitsPlanner: true } }),
    refetchInterval,
    enabled: who.isPlanner,
  })
  return { open: open.data?.totalItems, documents: documents.data?.totalItems, decisions: decisions.data?.totalItems }
}
