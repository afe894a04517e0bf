import { useNavigate } from '@tanstack/react-router'
import { reactionStatuses } from '../../../../../contract/status-groups.ts'
import type { Reaction } from '../../../../care/moment/publication.ts'
import { assignmentHref } from '../../../../care/moment/publication.ts'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Card } from '../../../../components/page.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import { toastDone } from '../../../../components/toast.ts'
import { actionWords } from '../../../../words/actions-nl.ts'
import classes from './assignment.module.css'
import { AssignmentSummary } from './assignment-summary.tsx'
import type { Assignment } from './use-assignment.ts'

/** Withdraws a reaction that nobody counts on yet. */
export function WithdrawReaction({ assignment, reaction }: { assignment: Assignment; reaction: Reaction }) {
  const navigate = useNavigate()
  const withdraw = useChange('PATCH /care_moment_publication_reactions/{uuid}/withdraw')
  const act = async () => {
    const done = await withdraw.run({ uuid: reaction.uuid }).catch(() => undefined) // shown below
    if (!done) return
    toastDone('Je reactie is ingetrokken.')
    void navigate({ href: assignmentHref(assignment.publication.uuid), replace: true })
  }
  return (
    <div className={classes.column}>
      <AssignmentSummary assignment={assignment} />
      <Card title="Reactie intrekken?">
        <p className={classes.plain}>
          {reactionStatuses.waiting.includes(reaction.status)
            ? 'De organisatie ziet je reactie dan niet meer. Er zijn geen gevolgen voor jou, en zolang de opdracht open staat kun je opnieuw reageren.'
            : 'Je reactie doet dan niet meer mee als er toch weer een plek vrijkomt.'}
        </p>
        <div className={classes.submit}>
          <Refusal>{withdraw.problem?.message}</Refusal>
        </div>
        <div className={classes.choice}>
          <Button size="lg" variant="default" href={assignmentHref(assignment.publication.uuid)}>
            Toch niet
          </Button>
          <Button size="lg" loading={withdraw.busy} onClick={() => void act()}>
            {actionWords.withdrawReaction}
          </Button>
        </div>
      </Card>
    </div>
  )
}
