import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'

/** When the weekly invoices were last generated and will be next, with a button to generate them now. */
export function WeeklyRun() {
  const query = useQuery(queryOf('GET /jobs', {}))
  const { run } = useChange('POST /jobs/{name}/run')
  const [isAsking, asking] = useState(false)
  return (
    <Card
      title="Facturen van de week"
      aside={
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => asking(true)}>
          Nu maken
        </Button>
      }
    >
      <QueryState query={query} height={48}>
        {({ jobs }) => {
          const job = jobs.find(({ name }) => name === 'invoices')
          if (!job) return null
          const { startedAt, nextRunAt, error } = job
          return (
            <p className="soft small">
              {startedAt ? `Laatst gemaakt: ${formatDateTime(startedAt)}.` : 'Nog niet eerder gemaakt.'} Vanzelf weer:{' '}
              {formatDateTime(nextRunAt)}. {error && <StatusPill tone="red">Mislukt: {error}</StatusPill>}
            </p>
          )
        }}
      </QueryState>
      {isAsking && (
        <AskFirst
          title="Facturen nu maken?"
          consequences={
            <p>Van alle goedgekeurde uren van vorige week en eerder komt een factuur, met een mail aan wie het aangaat.</p>
          }
          act="Facturen maken"
          run={() => run({ name: 'invoices' })}
          done="De facturen worden gemaakt."
          onClose={() => asking(false)}
        />
      )}
    </Card>
  )
}
