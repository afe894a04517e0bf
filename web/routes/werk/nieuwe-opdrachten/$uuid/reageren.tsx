import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { assignmentHref } from '#care/moment/publication.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { queryOf } from '#client/cache.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Empty, Failed } from '#components/page/query-state.tsx'
import classes from '../-assignment/assignment.module.css'
import { AssignmentFrame } from '../-assignment/assignment-frame.tsx'
import { AssignmentSummary } from '../-assignment/assignment-summary.tsx'
import { EligibilityCard } from '../-assignment/eligibility-card.tsx'
import { ReactForm } from '../-assignment/react-form.tsx'
import { type Assignment, isLive } from '../-assignment/use-assignment.ts'
import { SeriesReaction } from '../-series/series-reaction.tsx'

export const Route = createFileRoute('/werk/nieuwe-opdrachten/$uuid/reageren')({
  staticData: { screen: '/werk/nieuwe-opdrachten/[uuid]/reageren', title: ['Reageren'] },
  component: ReactPage,
})

function ReactPage() {
  const { uuid } = Route.useParams()
  return (
    <AssignmentFrame uuid={uuid} title="Reageren">
      {assignment => <Reacting assignment={assignment} />}
    </AssignmentFrame>
  )
}

function Reacting({ assignment }: { assignment: Assignment }) {
  const { publication, reaction } = assignment
  const { uuid, series } = publication
  const [waiting] = useWaiting(publication['@id'])
  // A series on arrival stays one: after reacting fewer dates are open.
  const [isSeries] = useState(series !== undefined && series.count > 1)
  const eligibility = useQuery({ ...queryOf('GET /care_moment_publications/{uuid}/eligibility', { uuid }), enabled: !isSeries })
  if (waiting) return <WaitingCard entry={waiting} />
  if (isSeries) return <SeriesReaction assignment={assignment} />
  if (isLive(reaction))
    return (
      <Empty
        drawing="tea"
        title="Je hebt al gereageerd"
        text="Je hoort van ons zodra de organisatie heeft gekozen."
        action={<AppLink href={assignmentHref(uuid)}>Bekijk je reactie</AppLink>}
      />
    )
  if (eligibility.isError && !eligibility.data) return <Failed error={eligibility.error} onRetry={eligibility.refetch} />
  const { reasons = [], signals = [] } = eligibility.data ?? {}
  return (
    <div className={`grid packed gap-16 ${classes.column}`}>
      <AssignmentSummary assignment={assignment} />
      <EligibilityCard reasons={reasons} signals={signals} />
      {eligibility.data && reasons.length === 0 && <ReactForm assignment={assignment} />}
    </div>
  )
}
