import { useState } from 'react'
import { reactionStatuses } from '../../../../contract/status-groups.ts'
import { formatDate, formatTimes } from '../../../../rules/format-nl.ts'
import { dateOf, formatShortDate } from '../../../care/moment/moment.ts'
import { MomentCard } from '../../../care/moment/moment-card.tsx'
import type { Reaction } from '../../../care/moment/publication.ts'
import { factsOf } from '../../../care/moment/publication.ts'
import { ReactionBadge } from '../../../care/moment/status-badge.tsx'
import { now } from '../../../care/now.ts'
import { tell } from '../../../care/tell.ts'
import { useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { Confirm } from '../../../components/confirm.tsx'
import { actionWords } from '../../../words/actions-nl.ts'
import classes from './reactions.module.css'

const cardOf = ({ careMomentPublication: { uuid, careMoment, publishedForContractTypes }, distanceKm }: Reaction) =>
  factsOf({
    uuid,
    careMoment,
    ...(distanceKm !== undefined && { distanceKm }),
    publishedForContractTypes: careMoment.contractType ? [careMoment.contractType] : publishedForContractTypes,
  })

/** A reaction with its assignment, its status and its buttons. */
export function ReactionItem({ reaction }: { reaction: Reaction }) {
  const { status, createdAt, allowedActions } = reaction
  return (
    <li className={classes.reaction}>
      <MomentCard {...cardOf(reaction)} />
      <div className={classes.foot}>
        <ReactionBadge status={status} reader="worker" />
        <span className={`${classes.soft} figures`}>Gereageerd op {formatShortDate(createdAt, now())}</span>
        <span className={classes.acts}>
          {allowedActions.includes('withdraw') && <Withdraw reaction={reaction} />}
          {allowedActions.includes('resolve') && <PutAway uuid={reaction.uuid} />}
        </span>
      </div>
    </li>
  )
}

function Withdraw({ reaction: { uuid, status, careMomentPublication } }: { reaction: Reaction }) {
  const [asked, setAsked] = useState(false)
  const withdraw = useChange('PATCH /care_moment_publication_reactions/{uuid}/withdraw')
  const { title, startDate, endDate } = careMomentPublication.careMoment
  const act = () => tell(withdraw.run({ uuid }), 'Je reactie is ingetrokken.').finally(() => setAsked(false))
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {actionWords.withdrawReaction}
      </Button>
      {asked && (
        <Confirm
          title="Reactie intrekken?"
          act={actionWords.withdrawReaction}
          busy={withdraw.busy}
          onConfirm={() => void act()}
          onClose={() => setAsked(false)}
        >
          <p>
            Je reactie op “{title}” ({formatDate(dateOf(startDate))}, {formatTimes(startDate, endDate)}) vervalt.
          </p>
          <p>
            {reactionStatuses.waiting.includes(status)
              ? 'Dat heeft geen gevolgen. Zolang de opdracht open staat, kun je opnieuw reageren.'
              : 'Komt er toch weer een plek vrij, dan doe je niet meer mee.'}
          </p>
        </Confirm>
      )}
    </>
  )
}

function PutAway({ uuid }: { uuid: string }) {
  const resolve = useChange('PATCH /care_moment_publication_reactions/{uuid}/resolve')
  const act = () => tell(resolve.run({ uuid }), 'De reactie staat in het archief.')
  return (
    <Button variant="default" loading={resolve.busy} onClick={() => void act()}>
      {actionWords.resolve}
    </Button>
  )
}
