import { useNavigate } from '@tanstack/react-router'
import type { Reaction } from '#care/moment/publication.ts'
import { assignmentHref } from '#care/moment/publication.ts'
import { Button } from '#components/controls/button.tsx'
import { Card } from '#components/page/page.tsx'
import { reactionStatuses } from '#contract/status-groups.ts'
import { WithdrawButton } from '../../-reactions/withdraw-button.tsx'
import classes from './assignment.module.css'
import { AssignmentSummary } from './assignment-summary.tsx'
import type { Assignment } from './use-assignment.ts'

/** Withdraws a reaction that nobody has acted on yet. */
export function WithdrawReaction({ assignment, reaction }: { assignment: Assignment; reaction: Reaction }) {
  const navigate = useNavigate()
  const href = assignmentHref(assignment.publication.uuid)
  return (
    <div className={`grid packed gap-16 ${classes.column}`}>
      <AssignmentSummary assignment={assignment} />
      <Card title="Reactie intrekken?">
        <p className="flush">
          {reactionStatuses.waiting.includes(reaction.status)
            ? 'De organisatie ziet je reactie dan niet meer. Er zijn geen gevolgen voor jou, en zolang de opdracht open staat kun je opnieuw reageren.'
            : 'Je reactie doet dan niet meer mee als er toch weer een plek vrijkomt.'}
        </p>
        <div className={classes.choice}>
          <Button size="lg" variant="default" href={href}>
            Toch niet
          </Button>
          <WithdrawButton reaction={reaction} size="lg" onDone={() => void navigate({ href, replace: true })} />
        </div>
      </Card>
    </div>
  )
}
