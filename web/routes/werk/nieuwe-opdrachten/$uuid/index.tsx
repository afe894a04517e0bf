import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { WaitingCard } from '#care/later/waiting-card.tsx'
import { ask } from '#client/cache.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { late } from '#components/page/suspense.tsx'
import { openPublicationStatuses } from '#contract/status-groups.ts'
import { DeclineCard, DeclinedNotice } from '../../-decline/decline-card.tsx'
import { SimilarAssignments } from '../../-reactions/similar-assignments.tsx'
import classes from '../-assignment/assignment.module.css'
import { AssignmentAction } from '../-assignment/assignment-action.tsx'
import { AssignmentFrame } from '../-assignment/assignment-frame.tsx'
import { AssignmentPay } from '../-assignment/assignment-pay.tsx'
import { AssignmentWhat, AssignmentWhere } from '../-assignment/assignment-what.tsx'
import { AssignmentWhen } from '../-assignment/assignment-when.tsx'
import { isOfDate } from '../-assignment/eligibility-advice.ts'
import { EligibilityCard } from '../-assignment/eligibility-card.tsx'
import { OwnReaction } from '../-assignment/own-reaction.tsx'
import { type Assignment, isLive } from '../-assignment/use-assignment.ts'
import { SeriesCard } from '../-series/series-card.tsx'

const KnownPlace = late(() => import('../../-reviews/known-place.tsx'))

export const Route = createFileRoute('/werk/nieuwe-opdrachten/$uuid/')({
  staticData: { screen: '/werk/nieuwe-opdrachten/[uuid]', title: ['Opdracht'] },
  component: AssignmentPage,
})

function AssignmentPage() {
  const { uuid } = Route.useParams()
  return <AssignmentFrame uuid={uuid}>{(assignment, me) => <Whole assignment={assignment} me={me} />}</AssignmentFrame>
}

function Whole({ assignment, me }: { assignment: Assignment; me: string }) {
  const { publication, reaction } = assignment
  const [waiting] = useWaiting(publication['@id'])
  const open = openPublicationStatuses.includes(publication.status) && !isLive(reaction)
  const eligibility = useQuery({
    ...ask('GET /care_moment_publications/{uuid}/eligibility', { uuid: publication.uuid }),
    enabled: open,
  })
  const { reasons = [], signals = [] } = (open && eligibility.data) || {}
  return (
    <>
      <div className={`stack gap-16 ${classes.split}`}>
        <div className={`grid packed gap-16 ${classes.column}`}>
          <AssignmentWhen me={me} assignment={assignment} />
          {waiting && <WaitingCard entry={waiting} />}
          {!waiting && <DeclinedNotice publication={publication} />}
          {reaction && <OwnReaction reaction={reaction} />}
          <EligibilityCard reasons={reasons} signals={signals} />
          <SeriesCard publication={publication} />
          <AssignmentPay assignment={assignment} />
          <AssignmentWhat assignment={assignment} />
          <AssignmentWhere assignment={assignment} />
          <KnownPlace moment={assignment.moment.uuid} />
          {open && !waiting && <DeclineCard publication={publication} />}
        </div>
        {!waiting && (
          <AssignmentAction
            assignment={assignment}
            eligible={eligibility.data && reasons.length === 0}
            otherDate={reasons.every(({ code }) => isOfDate(code))}
          />
        )}
      </div>
      <SimilarAssignments me={me} uuid={publication.uuid} />
    </>
  )
}
