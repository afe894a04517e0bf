import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { jobNames } from '#contract/job-names.ts'
import { formatDate, formatDateTime, formatSeconds } from '#rules/time/format-nl.ts'
import { QueueCard } from './queue-card.tsx'

type Job = AnswerOf<'GET /jobs'>['jobs'][number]
// A job takes seconds: poll until it has run.
const againMs = 5_000
const named = (name: string) => jobNames[name] ?? { name, does: '' }

/** The scheduled jobs, whether they succeeded, and what is queued. */
export default function JobsPart() {
  const query = useQuery({ ...queryOf('GET /jobs', {}), refetchInterval: againMs })
  const { run } = useChange('POST /jobs/{name}/run')
  const [asked, setAsked] = useState<string>()
  return (
    <div className="grid gap-16 in-order">
      <QueueCard refetchInterval={againMs} />
      <Card title="Wat vanzelf gebeurt">
        <QueryState query={query} rows={8} height={64} isEmpty={({ jobs }) => jobs.length === 0}>
          {({ jobs }) => <DataTable caption="Taken" columns={columnsWith(setAsked)} rows={jobs} idOf={job => job.name} />}
        </QueryState>
      </Card>
      <ForgottenCard />
      {asked && (
        <AskFirst
          title={`${named(asked).name}: nu uitvoeren?`}
          consequences={<p>{named(asked).does} Dat gebeurt dan meteen, en daarna weer op de vaste tijd.</p>}
          act="Nu uitvoeren"
          run={() => run({ name: asked })}
          done={`“${named(asked).name}” is begonnen.`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

const columnsWith = (onRun: (name: string) => void): TableColumn<Job>[] => [
  {
    key: 'taak',
    label: 'Taak',
    onCard: 'title',
    value: ({ name }) => (
      <span className="grid start gap-2">
        <strong>{named(name).name}</strong>
        <span className="soft small plain">{named(name).does}</span>
      </span>
    ),
  },
  { key: 'stand', label: 'Laatste keer', onCard: 'line', value: job => <Last job={job} /> },
  {
    key: 'volgende',
    label: 'Volgende keer',
    value: ({ nextRunAt, overdueSince }) => (
      <span className="grid start gap-2">
        <span className="figures">{formatDateTime(nextRunAt)}</span>
        {overdueSince && <StatusPill tone="red">Te laat sinds {formatDateTime(overdueSince)}</StatusPill>}
      </span>
    ),
  },
  {
    key: 'doen',
    label: 'Nu',
    onCard: 'figure',
    value: ({ name, runningSince }) => (
      <span className="one-line">
        <Button size="sm" variant="default" disabled={runningSince !== null} onClick={() => onRun(name)}>
          Nu uitvoeren<span className="unseen"> {named(name).name}</span>
        </Button>
      </span>
    ),
  },
]

function Last({ job }: { job: Job }) {
  const { startedAt, tookMs, outcome, runningSince, runningOn, serverIsAlive } = job
  if (runningSince)
    return (
      <span className="grid start gap-2">
        <StatusPill tone={serverIsAlive ? 'blue' : 'red'}>{serverIsAlive ? 'Bezig' : 'Server weg'}</StatusPill>
        <span className="soft small plain figures">
          sinds {formatDateTime(runningSince)}
          {runningOn && `, op ${runningOn}`}
        </span>
      </span>
    )
  if (!startedAt) return <StatusPill tone="grey">Nog nooit</StatusPill>
  return (
    <span className="grid start gap-2">
      <Came job={job} />
      {outcome && <span className="soft small plain">{outcome}</span>}
      <span className="soft small plain figures">
        {formatDateTime(startedAt)}
        {tookMs !== null && `, ${formatSeconds(tookMs)}`}
      </span>
    </span>
  )
}

function Came({ job: { error, isSetUp, outcome } }: { job: Job }) {
  if (error) return <StatusPill tone="red">{outcome ? 'Mislukt' : `Mislukt: ${error}`}</StatusPill>
  return <StatusPill tone={isSetUp ? 'green' : 'grey'}>{isSetUp ? 'Gelukt' : 'Niet ingesteld'}</StatusPill>
}

type Kind = AnswerOf<'GET /forgetting'>['kinds'][number]
const kindWords: Record<Kind['kind'], string> = {
  care_worker: 'Zorgverleners',
  name: 'Namen van zorgverleners',
  client: 'Cliënten',
}
const sayKind = ({ count, lately, lastOn }: Kind) =>
  `${count}${lately > 0 ? `, waarvan ${lately} in de laatste dertig dagen` : ''}${lastOn ? `; de laatste op ${formatDate(lastOn)}` : ''}`

/** How many people's data was erased, and how many are on hold. */
function ForgottenCard() {
  const query = useQuery(queryOf('GET /forgetting', {}))
  return (
    <Card title="Wie vergeten is">
      <p className="below-16 soft small plain">
        Wie lang genoeg weg is, wordt ’s nachts vergeten. Wanneer dat is, staat bij de zorgverlener en de cliënt.
      </p>
      <QueryState query={query} height={48}>
        {({ kinds, held }) => (
          <Facts>
            {kinds.map(kind => (
              <Fact key={kind.kind} label={kindWords[kind.kind]}>
                {sayKind(kind)}
              </Fact>
            ))}
            {kinds.length === 0 && <Fact label="Vergeten">Nog niemand</Fact>}
            <Fact label="Langer bewaard">{held}</Fact>
          </Facts>
        )}
      </QueryState>
    </Card>
  )
}
