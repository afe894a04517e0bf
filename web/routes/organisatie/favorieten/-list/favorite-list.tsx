import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { useChange } from '#client/cache.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { BinIcon, StarIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDate, formatHours, formatNumber } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { DayLegend, DayStrip } from './day-strip.tsx'
import classes from './favorite-list.module.css'
import type { Favorite } from './favorites.ts'

const InviteDialog = late(() => import('../-dialogs/invite-dialog.tsx'))

type Props = {
  favorites: readonly Favorite[]
  /** Opens the profile of the care worker with this uuid. */
  onRead: (uuid: string) => void
}

/** The favourites, with how much they worked here and when they can come; each can be invited, viewed and removed. */
export function FavoriteList({ favorites, onRead }: Props) {
  const [invited, setInvited] = useState<Favorite>()
  return (
    <div className={classes.frame}>
      <div className={`wrap spread baseline ${classes.head}`}>
        <h2>Komende twee weken</h2>
        <DayLegend />
      </div>
      <ul className={`grid ${classes.list}`} aria-label="Favorieten">
        {favorites.map(favorite => (
          <li key={favorite.uuid}>
            <Who favorite={favorite} onRead={() => onRead(favorite.careWorker.uuid)} />
            <Worked favorite={favorite} />
            <DayStrip days={favorite.days} />
            <FavoriteActs favorite={favorite} onInvite={() => setInvited(favorite)} />
          </li>
        ))}
      </ul>
      {invited && <InviteDialog careWorker={invited.careWorker} onClose={() => setInvited(undefined)} />}
    </div>
  )
}

/** The favourite's photo and name, which open the profile. */
function Who({ favorite: { careWorker }, onRead }: { favorite: Favorite; onRead: () => void }) {
  const { profile, contractTypes, aggregatedReviewRating: rating } = careWorker
  return (
    <div className="row gap-12">
      <WorkerAvatar profile={profile} />
      <div className={`grid start shrinks breaks ${classes.words}`}>
        <button
          type="button"
          className={`ink strong underlined text-start ${classes.name}`}
          aria-haspopup="dialog"
          onClick={onRead}
        >
          {nameOf(profile)}
        </button>
        <span className={`soft small ${classes.soft}`}>
          {profile.expertiseLevel.name} · {nameContractTypes(contractTypes)}
        </span>
        {rating && (
          <span className={`soft small figures ${classes.soft}`}>
            <StarIcon size={16} /> {formatNumber(rating.rating, 1)} uit {rating.count} beoordelingen
          </span>
        )}
      </div>
    </div>
  )
}

function Worked({ favorite: { lastWorkedOn, workedMinutes, workedMinutesLastYear } }: { favorite: Favorite }) {
  if (!lastWorkedOn) return <p className={`soft small ${classes.soft}`}>Werkte hier nog niet</p>
  return (
    <div className={`grid start shrinks breaks figures ${classes.words}`}>
      <span>{formatHours(workedMinutesLastYear)} in 12 maanden</span>
      <span className={`soft small ${classes.soft}`}>
        {workedMinutes > workedMinutesLastYear && `${formatHours(workedMinutes)} in totaal, `}
        laatst {formatDate(lastWorkedOn)}
      </span>
    </div>
  )
}

function FavoriteActs({ favorite: { uuid, careWorker }, onInvite }: { favorite: Favorite; onInvite: () => void }) {
  const remove = useChange('DELETE /favorite_care_workers/{uuid}')
  const restore = useChange('PUT /favorite_care_workers/{uuid}/restore')
  const { busy, act } = useAction()
  const name = nameOf(careWorker.profile)
  const canPropose = useFeature('contract_proposals')
  const canAsk = useFeature('asking_by_name')
  const discard = () =>
    void act({
      run: () => remove.run({ uuid }),
      done: `${name} staat niet meer bij je favorieten.`,
      undo: () => restore.run({ uuid, body: {} }),
    })
  return (
    <div className={`row gap-4 ${classes.acts}`}>
      {canAsk && (
        <Button size="sm" variant="default" aria-haspopup="dialog" onClick={onInvite}>
          Uitnodigen<span className="unseen"> van {name} voor een opdracht</span>
        </Button>
      )}
      {canPropose && (
        <Button size="sm" variant="subtle" href={`/organisatie/contract-voorstellen?nieuw=${careWorker.uuid}`}>
          Contract<span className="unseen"> voorstellen aan {name}</span>
        </Button>
      )}
      <IconButton aria-label={`${name} uit je favorieten verwijderen`} loading={busy} onClick={discard}>
        <BinIcon size={20} />
      </IconButton>
    </div>
  )
}
