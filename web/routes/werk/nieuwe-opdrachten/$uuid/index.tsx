import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MessageButton, useUnread } from '#care/messages/message-button.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { assignmentHref, type Publication, type Reaction } from '#care/moment/publication.ts'
import { saySeries } from '#care/moment/series.ts'
import { ReactionBadge } from '#care/moment/status-badge.tsx'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { KnownFigures } from '#care/reviews/known-figures.tsx'
import { queryOf } from '#client/cache.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { openPublicationStatuses } from '#contract/status-groups.ts'
import { counted, formatDate } from '#rules/time/format-nl.ts'
import type { ReactionStatus } from '#words/nl.ts'
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
import { type Assignment, isLive } from '../-assignment/use-assignment.ts'

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
    ...queryOf('GET /care_moment_publications/{uuid}/eligibility', { uuid: publication.uuid }),
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

/** How care workers review the location of an assignment, and how well it keeps agreements. */
function KnownPlace({ moment }: { moment: string }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/organization_location/stats', { uuid: moment }))
  return (
    <Card title="Zo vinden zorgverleners deze locatie">
      <QueryState query={query} height={96}>
        {known => (
          <KnownFigures
            of={known}
            together="Jij werkte hier"
            hours={{ label: 'Uren binnen 3 dagen goedgekeurd', all: known.hoursApproved, inTime: known.hoursApprovedOnTime }}
          />
        )}
      </QueryState>
    </Card>
  )
}

const meanings: Record<ReactionStatus, string> = {
  open: 'De organisatie leest je reactie en kiest iemand. Je krijgt een mail zodra ze heeft gekozen.',
  assigned: 'Deze opdracht is van jou en staat in je planning.',
  not_selected: 'Iemand anders is gekozen. Valt die persoon uit, dan doet je reactie weer mee.',
  not_selected_withdrawn: 'Je reactie doet niet meer mee.',
  canceled: 'De organisatie heeft de opdracht geannuleerd.',
  assignment_canceled: 'Je toewijzing aan deze opdracht is geannuleerd.',
  rejected: 'De organisatie heeft je reactie afgewezen.',
  withdrawn: 'Je hebt je reactie ingetrokken.',
}

/** The status of the worker's own reaction, what they wrote, and the conversation about it. */
function OwnReaction({ reaction: { uuid, status, createdAt, motivation } }: { reaction: Reaction }) {
  const unread = useUnread({ about: [uuid] })
  return (
    <Card title="Jouw reactie">
      <ReactionBadge status={status} reader="worker" />
      <p className="above-8">{meanings[status]}</p>
      {motivation && <blockquote className={`above-12 as-typed ${classes.motivation}`}>{motivation}</blockquote>}
      <p className="above-12 soft small">Gereageerd op {formatDate(dateOf(createdAt))}.</p>
      <MessageButton about={uuid} unread={unread(uuid)} variant="default" />
    </Card>
  )
}

type SeriesCardProps = { publication: Pick<Publication, 'uuid' | 'series' | 'myReaction' | 'status'> }

/** The series of an assignment: its days, which of them this is, and how many are open to this worker. */
function SeriesCard({ publication: { uuid, series } }: SeriesCardProps) {
  if (!series) return null
  const { number, count, open } = series
  const words = saySeries(series)
  return (
    <Card title="Reeks">
      <Facts>
        <Fact label="Dagen">
          {words[0]?.toUpperCase()}
          {words.slice(1)}
        </Fact>
        <Fact label="Deze opdracht">
          Datum {number} van {count}
        </Fact>
        <Fact label="Open voor jou">{open === 0 ? 'Geen data' : counted(open, 'datum', 'data')}</Fact>
      </Facts>
      {open > 0 && (
        <p className="above-16">
          <Button variant="default" size="lg" href={assignmentHref(uuid, 'reageren')}>
            Bekijk en kies je data
          </Button>
        </p>
      )}
    </Card>
  )
}
