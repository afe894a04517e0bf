import type { Standing } from '#rules/time/family-day.ts'
import { useWhomToCall } from '../../-parts/use-whom-to-call.ts'
import { CallNow } from '../call-now.tsx'
import { capital, sayStanding } from '../said.ts'
import { ThereMyself } from '../there-myself.tsx'
import classes from '../visit-card.module.css'
import type { Visit } from '../visits.ts'
import { timesOn, When } from '../when.tsx'

type Props = { visit: Visit; standing: Standing; now: string; day?: string | undefined }

/** A visit for which nobody came, or not the person planned: an apology, and whom to call. */
export function MissedCard({ visit, standing, now, day }: Props) {
  const { client } = visit
  const { manager } = useWhomToCall(client.uuid, now)
  const said = capital(sayStanding(visit, standing))
  return (
    <article className={`card grid ${classes.card}`} data-missed aria-label={`${said}, ${timesOn(visit, day)}`}>
      <When visit={visit} day={day} />
      <span className={classes.nobody} aria-hidden="true">
        !
      </span>
      <div className={classes.words}>
        <h3>{said}</h3>
        <p>Dat spijt ons. Hulp nodig?</p>
      </div>
      <div className={classes.acts}>
        <CallNow client={client.uuid} now={now} />
        {Date.parse(visit.endDate) > Date.parse(now) && <ThereMyself visit={visit} manager={manager?.firstName} />}
      </div>
    </article>
  )
}
