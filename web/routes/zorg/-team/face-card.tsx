import { useState } from 'react'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { Button } from '#components/controls/button.tsx'
import { HeartIcon, StarIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatNumber } from '#rules/time/format-nl.ts'
import { plainLevel, plainLevelActs } from '#words/family-nl.ts'
import { sayWhoReads } from '../-contact/who-reads.ts'
import { type Face, sayTimes, sayWhen } from './faces.ts'
import classes from './team.module.css'

const MessageDialog = late(() => import('../-parts/message-dialog.tsx'))

/** Somebody who comes: photo, first name, what they do, how often they came, and how others review them. */
export function FaceCard({ face, client, now }: { face: Face; client: string; now: string }) {
  const { firstName, expertiseLevel, team, times, rating } = face
  const [asking, setAsking] = useState(false)
  const does = plainLevelActs(expertiseLevel)
  const when = sayWhen(face, now)
  return (
    <article className={`card grid with-start top pad-16 ${classes.card}`} aria-label={firstName}>
      <WorkerAvatar profile={face} size={72} />
      <div className={`grid gap-4 ${classes.words}`}>
        <h3 className="large">{firstName}</h3>
        <p>
          {plainLevel(expertiseLevel)}
          {does && `: ${does}`}
        </p>
        <p className={`figures ${classes.known}`}>
          {times > 0 && <HeartIcon size={20} />}
          {sayTimes(times)}
        </p>
        {rating && (
          <p className={`figures ${classes.known}`}>
            <StarIcon size={20} />
            {formatNumber(rating.rating, 1)} van 5 sterren, {rating.count} meningen
          </p>
        )}
        {when && <p className="figures">{when}</p>}
        {team === 'reserve' && <p className={classes.reserve}>Valt in als de anderen niet kunnen</p>}
      </div>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        Iets bespreken over {firstName}
      </Button>
      {asking && <Discuss face={face} client={client} onClose={() => setAsking(false)} />}
    </article>
  )
}

/** A confidential message to the client's manager about somebody who comes. */
function Discuss({ face, client, onClose }: { face: Face; client: string; onClose: () => void }) {
  const { firstName, lastName } = face
  return (
    <MessageDialog
      client={client}
      title={`Iets bespreken over ${firstName}`}
      about={`Over ${firstName} ${lastName}:`}
      label="Wat wilt u bespreken?"
      confidential
      lead={manager =>
        manager
          ? `${sayWhoReads(manager)} ${firstName} ziet het niet. ${manager} bespreekt met u wat er kan.`
          : `Dit gaat naar ons kantoor. ${firstName} ziet het niet. Wij bespreken met u wat er kan.`
      }
      onClose={onClose}
    />
  )
}
