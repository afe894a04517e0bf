import { createFileRoute } from '@tanstack/react-router'
import { AppLink } from '../../../../components/app-link.tsx'
import { Empty } from '../../../../components/list-state.tsx'
import { assignmentHref } from '../../-parts/publication-facts.ts'
import { AssignmentFrame } from '../-parts/assignment-frame.tsx'
import { CancelAssignment } from '../-parts/cancel-assignment.tsx'
import type { Assignment } from '../-parts/use-assignment.ts'
import { WithdrawReaction } from '../-parts/withdraw-reaction.tsx'

export const Route = createFileRoute('/werk/nieuwe-opdrachten/$uuid/annuleren')({
  staticData: { kind: 'private', roles: ['ROLE_CARE_WORKER'], title: ['Annuleren'] },
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
  if (moment.allowedActions.includes('cancel_assignment')) return <CancelAssignment assignment={assignment} />
  if (reaction?.allowedActions.includes('withdraw')) return <WithdrawReaction assignment={assignment} reaction={reaction} />
  return (
    <Empty
      title="Er is niets te annuleren"
      text="Je hebt niet gereageerd op deze opdracht, of ze is al voorbij."
      action={<AppLink href={assignmentHref(publication.uuid)}>Naar de opdracht</AppLink>}
    />
  )
}
