import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { AskFirst } from '../action/ask-first.tsx'
import { MessageButton } from '../messages/message-button.tsx'
import type { Moment } from '../moment/care-moment.ts'
import { nameOf } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { FavoriteButton } from '../profile/favorite-button.tsx'
import classes from './reactions-part.module.css'

const SelectDialog = late(() => import('./select-dialog.tsx'))

type Props = {
  reaction: Reaction
  moment: Moment
  /** The other people who reacted. */
  others: Reaction[]
  primary: boolean
  /** The rules do not allow them to come. */
  isBlocked: boolean
}

/** Chooses the worker who reacted. */
export function ChooseButton({ reaction, moment, others, primary, isBlocked }: Props) {
  const [asking, setAsking] = useState(false)
  const name = nameOf(reaction.careWorker.profile)
  return (
    <>
      <Button
        size="sm"
        variant={primary ? 'filled' : 'default'}
        className={classes.choose}
        disabled={reaction.isBusy || isBlocked || !reaction.allowedActions.includes('select')}
        aria-describedby={reaction.isBusy || isBlocked ? `busy-${reaction.uuid}` : undefined}
        onClick={() => setAsking(true)}
      >
        Kiezen
        <span className="unseen"> van {name}</span>
      </Button>
      {asking && <SelectDialog {...{ reaction, moment, others, name }} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Other actions on a reaction: write about it, refuse it, or make its worker a favourite. */
export function OtherAnswers({ reaction, unread }: Pick<Props, 'reaction'> & { unread: number }) {
  const [asking, setAsking] = useState(false)
  const { run } = useChange('PATCH /care_moment_publication_reactions/{uuid}/reject')
  const { careWorker, isFavorite, uuid, allowedActions } = reaction
  const name = nameOf(careWorker.profile)
  return (
    <>
      <MessageButton about={uuid} unread={unread} with={name} size="sm" />
      <FavoriteButton careWorker={careWorker} name={name} favorite={isFavorite ?? false} />
      <button
        type="button"
        className={`tap touch underlined ${classes.reject}`}
        disabled={!allowedActions.includes('reject')}
        onClick={() => setAsking(true)}
      >
        Afwijzen
        <span className="unseen"> van {name}</span>
      </button>
      {asking && (
        <AskFirst
          title={`${name} afwijzen?`}
          consequences={<p>{name} hoort dat de reactie is afgewezen. De anderen die reageerden merken er niets van.</p>}
          act="Reactie afwijzen"
          label="Reden (mag leeg blijven)"
          run={({ text }) => run({ uuid, body: text ? { reason: text } : {} })}
          done={`De reactie van ${name} is afgewezen.`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
