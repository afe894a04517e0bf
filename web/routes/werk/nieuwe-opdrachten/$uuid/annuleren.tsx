import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { assignmentHref } from '#care/moment/publication.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { CancelForm } from '../../-cancel/cancel-form.tsx'
import classes from '../-assignment/assignment.module.css'
import { AssignmentFrame } from '../-assignment/assignment-frame.tsx'
import { AssignmentSummary } from '../-assignment/assignment-summary.tsx'
import type { Assignment } from '../-assignment/use-assignment.ts'
import { WithdrawReaction } from '../-assignment/withdraw-reaction.tsx'

export const Route = createFileRoute('/werk/nieuwe-opdrachten/$uuid/annuleren')({
  staticData: { screen: '/werk/nieuwe-opdrachten/[uuid]/annuleren', title: ['Annuleren'] },
  component: CancelPage,
})

function CancelPage() {
  const { uuid } = Route.useParams()
  return (
    <AssignmentFrame uuid={uuid} title="Annuleren">
      {assignment => <Cancelling assignment={assignment} />}
    </AssignmentFrame>
  )
}

function Cancelling({ assignment }: { assignment: Assignment }) {
  const { moment, reaction, publication } = assignment
  if (moment.allowedActions.includes('cancel_assignment')) return <GivingBack assignment={assignment} />
  if (reaction?.allowedActions.includes('withdraw')) return <WithdrawReaction assignment={assignment} reaction={reaction} />
  return (
    <Empty
      title="Er is niets te annuleren"
      text="Je hebt niet gereageerd op deze opdracht, of de opdracht is al voorbij."
      action={<AppLink href={assignmentHref(publication.uuid)}>Naar de opdracht</AppLink>}
    />
  )
}

function GivingBack({ assignment }: { assignment: Assignment }) {
  const { moment, publication } = assignment
  const navigate = useNavigate()
  return (
    <div className={`grid packed gap-16 ${classes.column}`}>
      <AssignmentSummary assignment={assignment} />
      <Card title="Toewijzing annuleren?">
        <CancelForm
          moment={moment}
          onDone={() => void navigate({ href: '/werk/planning', replace: true })}
          onKeep={() => void navigate({ href: assignmentHref(publication.uuid), replace: true })}
        />
      </Card>
    </div>
  )
}
