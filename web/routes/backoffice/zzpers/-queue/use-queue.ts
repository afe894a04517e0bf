import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '#care/moment/care-moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { fillDraft } from '#client/draft-storage.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { isHeld, useHeld } from '#client/outbox/use-held.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { uuidOf } from '#contract/language.ts'
import { toJudgeDocumentStatuses } from '#contract/status-groups.ts'
import type { ProofState } from '#contract/workers/documents.ts'
import { documentKindWords } from '#words/documents-nl.ts'
import { queueHref } from '../-list/worker-href.ts'

export type QueuedDocument = AnswerOf<'GET /care_worker_documents'>['member'][number]

/** How long a decision can be undone while the queue is open (decision 64). */
const holdMs = 15_000
const path = queueHref()
export const nameDocument = ({ kind, careWorker }: QueuedDocument): string =>
  `${documentKindWords[kind]} van ${nameOf(careWorker.profile)}`
/** The name of the draft for a rejection reason. */
export const reasonDraft = (document: QueuedDocument): string => `Afkeuren ${document.uuid}`

/**
 * The documents to review: first the proven ones, then those with differences, then the rest, each with the longest waiting
 * first. With the decisions that can still be undone, and those that were refused.
 */
export function useQueue(careWorker: string | undefined, proof: ProofState | undefined) {
  const query = useQuery(
    queryOf('GET /care_worker_documents', {
      query: {
        ...(careWorker && { 'careWorker.uuid': careWorker }),
        ...(proof && { proof }),
        ...{ status: toJudgeDocumentStatuses, 'order[proof]': 'asc' as const, 'order[createdAt]': 'asc' as const },
        itemsPerPage: 100,
      },
    }),
  )
  const { hold, takeBack } = useHeld(holdMs)
  const entries = useWaiting().filter(entry => entry.path === path)
  const refused = entries.filter(({ status }) => status === 'asks')
  // Until the list has been refetched, a document that was just reviewed must not be reviewed again.
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const decided = new Set([...judged, ...entries.map(({ about }) => about)])
  const waiting = (query.data?.member ?? []).filter(one => !decided.has(one['@id']))
  const wrote = (document: QueuedDocument, verb: string) => ({
    ...{ title: `${nameDocument(document)} ${verb}`, path, about: document['@id'] },
  })
  const begin = (document: QueuedDocument) => setJudged(now => new Set([...now, document['@id']]))
  return {
    query,
    waiting,
    total: query.data ? Math.max(waiting.length, query.data.totalItems - decidedOf(query.data.member, decided)) : 0,
    held: entries.filter(isHeld).toReversed(),
    refused,
    approve: (document: QueuedDocument) => {
      begin(document)
      return hold('PUT /care_worker_documents/{uuid}/approve', { uuid: document.uuid, body: {} }, wrote(document, 'goedgekeurd'))
    },
    reject: (document: QueuedDocument, reason: string) => {
      begin(document)
      const form = { name: reasonDraft(document), values: reason }
      const args = { uuid: document.uuid, body: { reason } }
      return hold('PUT /care_worker_documents/{uuid}/reject', args, { ...wrote(document, 'afgekeurd'), detail: reason, form })
    },
    /** Undoes a decision; returns the uuid of the document that comes back. */
    undo: async (entry: Entry) => {
      if (!(await takeBack(entry))) return undefined
      setJudged(now => new Set([...now].filter(iri => iri !== entry.about)))
      if (entry.form) fillDraft(entry.account, entry.form.name, entry.form.values)
      return uuidOf(entry.about)
    },
    /** Dismisses a refused one: a colleague was first. */
    dismiss: takeBack,
  }
}
export type QueueState = ReturnType<typeof useQueue>
const decidedOf = (members: readonly QueuedDocument[], decided: ReadonlySet<string>) =>
  members.filter(one => decided.has(one['@id'])).length
