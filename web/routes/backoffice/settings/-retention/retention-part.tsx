import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { keptWords } from '#words/retention-nl.ts'

const TermDialog = late(() => import('./term-dialog.tsx'))
export type Term = AnswerOf<'GET /retention_terms'>['retentionTerms'][number]

/** How long each kind of data is retained, and the law that requires it. */
export default function RetentionPart() {
  const query = useQuery(queryOf('GET /retention_terms', {}))
  const [open, setOpen] = useState<Term['kind']>()
  // The current value: if a colleague was first, the dialog continues from theirs.
  const term = query.data?.retentionTerms.find(({ kind }) => kind === open)
  return (
    <Card title="Bewaartermijnen">
      <p className="below-12 soft reading">
        Zo lang bewaart Zorginzet wat hier staat. Langer kan, korter dan de wet vraagt niet. Wat over zijn termijn is, wordt
        verwijderd.
      </p>
      <QueryState query={query} rows={5} height={64} isEmpty={({ retentionTerms }) => retentionTerms.length === 0}>
        {({ retentionTerms }) => (
          <DataTable caption="Bewaartermijnen" columns={columnsWith(setOpen)} rows={retentionTerms} idOf={({ kind }) => kind} />
        )}
      </QueryState>
      {term && <TermDialog term={term} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

const columnsWith = (onChange: (kind: Term['kind']) => void): TableColumn<Term>[] => [
  {
    key: 'wat',
    label: 'Wat',
    onCard: 'title',
    value: ({ kind }) => (
      <span className="grid start gap-2">
        <strong>{keptWords[kind].name}</strong>
        <span className="soft small plain">{keptWords[kind].about}</span>
      </span>
    ),
  },
  {
    key: 'termijn',
    label: 'Hoe lang',
    onCard: 'line',
    value: ({ years, changedAt, changedBy }) => (
      <span className="grid start gap-2">
        <strong>{years} jaar</strong>
        {changedAt && (
          <span className="soft small plain">
            Gewijzigd {formatDateTime(changedAt)}
            {changedBy && `, door ${changedBy}`}
          </span>
        )}
      </span>
    ),
  },
  { key: 'wet', label: 'Wet', onCard: 'line', value: ({ law }) => law },
  {
    key: 'doen',
    label: 'Wijzigen',
    onCard: 'line',
    value: ({ kind }) => (
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onChange(kind)}>
        Wijzigen<span className="unseen"> {keptWords[kind].name}</span>
      </Button>
    ),
  },
]
