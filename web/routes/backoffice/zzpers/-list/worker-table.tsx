import { useMemo } from 'react'
import { addDays } from '#care/amsterdam-time.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import type { AnswerOf } from '#client/api.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { renewalDays } from '#rules/documents/document-standing.ts'
import { formatDate, formatNumber } from '#rules/time/format-nl.ts'
import { phaseWords } from '#words/care-workers-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { queueHref, workerHref } from './worker-href.ts'
import classes from './worker-table.module.css'

type Worker = AnswerOf<'GET /care_workers'>['member'][number]

const Who = ({ worker: { uuid, number, profile, phase, flagged, alike = [] } }: { worker: Worker }) => (
  <span className={`row gap-12 ${classes.who}`}>
    <WorkerAvatar profile={profile} />
    <span className={classes.two}>
      <AppLink href={workerHref(uuid)}>{nameOf(profile)}</AppLink>
      <span className="soft plain">
        nr. {number}
        {flagged && ' · '}
        {flagged && <span className={`warns attention strong ${classes.attention}`}>3+ overtredingen</span>}
        {phase === 'new' && alike.length > 0 && (
          <span className={`warns attention strong ${classes.attention}`}> · Bestaat al?</span>
        )}
      </span>
    </span>
  </span>
)

/** What their documents need: a review, a missing one, or a renewal soon. */
function Documents({ worker, today }: { worker: Worker; today: string }) {
  const { uuid, documentsToJudge = 0, documentsMissing = [], verifiedUntil } = worker
  const ends = verifiedUntil && verifiedUntil <= addDays(today, renewalDays) ? verifiedUntil : undefined
  if (documentsToJudge + documentsMissing.length === 0 && !ends) return <span className="soft plain">In orde</span>
  return (
    <span className={classes.two}>
      {documentsToJudge > 0 && <AppLink href={queueHref(uuid)}>{documentsToJudge} te beoordelen</AppLink>}
      {documentsMissing.length > 0 && <span>{documentsMissing.length} ontbreekt</span>}
      {ends && <span className={`warns attention strong ${classes.attention}`}>verloopt {formatDate(ends).slice(3)}</span>}
    </span>
  )
}

const columnsAt = (today: string): TableColumn<Worker>[] => [
  { key: 'naam', label: 'Naam', onCard: 'title', value: worker => <Who worker={worker} /> },
  {
    key: 'niveau',
    label: 'Niveau en plaats',
    onCard: 'line',
    value: ({ profile, contractTypes }) => (
      <span className={classes.two}>
        {profile.expertiseLevel.name}
        <span className="soft plain">
          {nameContractTypes(contractTypes ?? [])} · {profile.city}
        </span>
      </span>
    ),
  },
  {
    key: 'fase',
    label: 'Fase',
    onCard: 'figure',
    value: ({ phase = 'new', active }) => (
      <span className={classes.two}>
        <StatusPill tone={phaseWords[phase].tone}>{phaseWords[phase].label}</StatusPill>
        {active === false && <span className="soft plain">Account niet actief</span>}
      </span>
    ),
  },
  { key: 'documenten', label: 'Documenten', value: worker => <Documents worker={worker} today={today} /> },
  {
    key: 'gewerkt',
    label: 'Laatst gewerkt',
    value: ({ lastWorkedOn }) =>
      lastWorkedOn ? (
        <span className={classes.day}>{formatDate(lastWorkedOn).slice(3)}</span>
      ) : (
        <span className="soft plain">Nog niet</span>
      ),
  },
  {
    key: 'beoordeling',
    label: 'Cijfer',
    figures: true,
    value: ({ aggregatedReviewRating: found }) =>
      found ? `${formatNumber(found.rating, 1)} (${found.count})` : <span className="soft plain">–</span>,
  },
]

/** A page of care workers: name, skills, phase and pending work. */
export function WorkerTable({ workers, now }: { workers: readonly Worker[]; now: string }) {
  const today = dateOf(now)
  const columns = useMemo(() => columnsAt(today), [today])
  return (
    <Card>
      <div className="small">
        <DataTable caption="Zorgverleners" columns={columns} rows={workers} idOf={({ uuid }) => uuid} rowHeads />
      </div>
    </Card>
  )
}
