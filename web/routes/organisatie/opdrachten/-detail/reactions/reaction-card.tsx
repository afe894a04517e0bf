import { lazy, Suspense, useState } from 'react'
import { formatDate, formatKm } from '../../../../../../rules/format-nl.ts'
import { type Moment, nameOf } from '../../../../../care/moment/care-moment.ts'
import { dateOf } from '../../../../../care/moment/moment.ts'
import type { Reaction } from '../../../../../care/moment/publication.ts'
import { ReasonDialog } from '../../../../../care/reason/reason-dialog.tsx'
import { useChange } from '../../../../../client/cache.ts'
import { Avatar } from '../../../../../components/avatar.tsx'
import { Button } from '../../../../../components/button.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { levelFit } from './match.ts'
import classes from './reactions-part.module.css'

const SelectDialog = lazy(() => import('./select-dialog.tsx'))

type Props = { reaction: Reaction; moment: Moment /** How many others reacted. */; others: number }

const fitWords = { same: 'Past', higher: 'Hoger dan gevraagd', other: 'Anders dan gevraagd' } as const

/** A worker who reacted: their name, how well they fit, what they wrote, and the buttons to answer. */
export function ReactionCard({ reaction, moment, others }: Props) {
  const { careWorker, isFavorite, isBusy, workedBeforeCount = 0, distanceKm, motivation } = reaction
  const { profile, verifiedUntil } = careWorker
  const name = nameOf(profile)
  const fit = levelFit(moment.expertiseLevel, profile.expertiseLevel)
  const tooShort = verifiedUntil !== undefined && verifiedUntil < dateOf(moment.endDate)
  return (
    <li className={classes.card} data-favorite={isFavorite || undefined}>
      <div className={classes.who}>
        <Avatar name={name} />
        <div>
          <h3>{name}</h3>
          <span className={classes.soft}>{profile.city}</span>
        </div>
        <FavoriteButton careWorker={careWorker} name={name} favorite={isFavorite ?? false} />
      </div>
      <ul className={`${classes.facts} figures`}>
        <li>
          <span>Niveau</span>
          <span>
            {profile.expertiseLevel.name}{' '}
            <span className={fit === 'other' ? classes.warning : classes.good}>{fitWords[fit]}</span>
          </span>
        </li>
        <li>
          <span>Afstand</span>
          <span>{distanceKm === undefined ? 'Niet bekend' : formatKm(distanceKm)}</span>
        </li>
        <li>
          <span>Werkte hier eerder</span>
          <span>{workedBeforeCount === 0 ? 'Nog niet' : `${workedBeforeCount} keer`}</span>
        </li>
        <li>
          <span>Documenten geldig t/m</span>
          <span className={tooShort ? classes.warning : undefined}>
            {verifiedUntil ? formatDate(verifiedUntil) : 'Onbekend'}
            {tooShort && ' (voor de opdracht)'}
          </span>
        </li>
      </ul>
      {isBusy && (
        <p id={`busy-${reaction.uuid}`} className={classes.busy}>
          {profile.firstName} werkt op dat moment ergens anders. Kiezen kan daarom niet.
        </p>
      )}
      {motivation && <p className={classes.motivation}>{motivation}</p>}
      <Answer {...{ reaction, moment, others, name }} />
    </li>
  )
}

function Answer({ reaction, moment, others, name }: Props & { name: string }) {
  const [asking, setAsking] = useState<'select' | 'reject'>()
  const { run } = useChange('PATCH /care_moment_publication_reactions/{uuid}/reject')
  const close = () => setAsking(undefined)
  return (
    <div className={classes.buttons}>
      <Button
        disabled={reaction.isBusy || !reaction.allowedActions.includes('select')}
        aria-describedby={reaction.isBusy ? `busy-${reaction.uuid}` : undefined}
        onClick={() => setAsking('select')}
      >
        Kiezen
        <span className="unseen">: {name}</span>
      </Button>
      <Button variant="default" disabled={!reaction.allowedActions.includes('reject')} onClick={() => setAsking('reject')}>
        Afwijzen
        <span className="unseen"> van {name}</span>
      </Button>
      {asking === 'select' && (
        <Suspense>
          <SelectDialog {...{ reaction, moment, others, name }} onClose={close} />
        </Suspense>
      )}
      <ReasonDialog
        opened={asking === 'reject'}
        title={`${name} afwijzen?`}
        act="Reactie afwijzen"
        label="Reden (mag leeg blijven)"
        onAct={({ text }) => run({ uuid: reaction.uuid, body: text ? { reason: text } : {} })}
        done={`De reactie van ${name} is afgewezen.`}
        onClose={close}
      >
        <p>{name} hoort dat de reactie is afgewezen. De anderen die reageerden merken er niets van.</p>
      </ReasonDialog>
    </div>
  )
}
