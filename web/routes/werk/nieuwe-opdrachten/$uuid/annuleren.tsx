import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { assignmentHref, type Reaction } from '#care/moment/publication.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { reactionStatuses } from '#contract/status-groups.ts'
import { CancelForm } from '../../-cancel/cancel-form.tsx'
import { WithdrawButton } from '../../-reactions/withdraw-button.tsx'
import classes from '../-assignment/assignment.module.css'
import { AssignmentFrame } from '../-assignment/assignment-frame.tsx'
import { AssignmentSummary } from '../-assignment/assignment-summary.tsx'
import type { Assignment } from '../-assignment/use-assignment.ts'

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

/** Withdraws a reaction that nobody has acted on yet. */
function WithdrawReaction({ assignment, reaction }: { assignment: Assignment; reaction: Reaction }) {
  const navigate = useNavigate()
  const href = assignmentHref(assignment.publication.uuid)
  return (
    <div className={`grid packed gap-16 ${classes.column}`}>
      <AssignmentSummary assignment={assignment} />
      <Card title="Reactie intrekken?">
        <p>
          {reactionStatuses.waiting.includes(reaction.status)
            ? 'De organisatie ziet je reactie dan niet meer. Er zijn geen gevolgen voor jou, en zolang de opdracht open staat kun je opnieuw reageren.'
            : 'Je reactie doet dan niet meer mee als er toch weer een plek vrijkomt.'}
        </p>
        <div className={`flex gap-12 ${classes.choice}`}>
          <Button size="lg" variant="default" href={href}>
            Toch niet
          </Button>
          <WithdrawButton reaction={reaction} size="lg" onDone={() => void navigate({ href, replace: true })} />
        </div>
      </Card>
    </div>
  )
}
