import { dateOf } from '#care/moment/moment.ts'
import { sayUntil } from '#care/time-left.ts'
import { CheckIcon } from '#components/marks/icons.tsx'
import { familyCallBy } from '#rules/people/family-call.ts'
import { counted, formatTime } from '#rules/time/format-nl.ts'
import { useWhomToCall } from '../../-parts/use-whom-to-call.ts'
import { CallNow } from '../call-now.tsx'
import { nameDay } from '../days.ts'
import { ThereMyself } from '../there-myself.tsx'
import classes from '../visit-card.module.css'
import { timesOn, VisitTimes } from '../visit-times.tsx'
import type { Visit } from '../visits.ts'

const audienceWords = {
  care_team: 'Wij hebben het zorgteam gevraagd',
  favorites: 'Wij hebben bekende zorgverleners gevraagd',
  everyone: 'Wij hebben iedereen gevraagd die dit werk mag doen',
} as const
const sayAt = (instant: string, now: string) => `${nameDay(dateOf(instant), dateOf(now))} ${formatTime(instant)}`

/** An unfilled visit: how long we have been searching, what we did, what happens next, whom to call. */
export function NobodyCard({ visit, now, day }: { visit: Visit; now: string; day?: string | undefined }) {
  const { search, insteadOf, startDate, client } = visit
  const { manager } = useWhomToCall(client.uuid, now)
  const promised = usePromisedCall(visit, now)
  if (!search) return null
  const { since, audience, asked, reacted, reactedBefore } = search
  const isAsked = Boolean(audience) || asked > 0
  return (
    <article
      className={`card grid with-start middle gap-4-16 ${classes.card}`}
      data-open
      aria-label={`Nog niemand gevonden, ${timesOn(visit, day)}`}
    >
      <VisitTimes visit={visit} day={day}>
        {sayUntil(startDate, now)}
      </VisitTimes>
      <span className={`grid centred circle attention strong ${classes.nobody}`} aria-hidden="true">
        ?
      </span>
      <div className={classes.words}>
        <h3>Nog niemand gevonden</h3>
        <p className="soft figures">
          Wij zoeken sinds {sayAt(since, now)}.{insteadOf && ` ${insteadOf.firstName} kan niet.`}
        </p>
      </div>
      <ol className={`grid across ${classes.steps}`}>
        <li>
          <Step is={isAsked ? 'done' : 'here'} />
          <span>
            {asked > 0
              ? `${counted(asked, 'zorgverlener', 'zorgverleners')} gevraagd`
              : audience
                ? audienceWords[audience]
                : 'Wij gaan iemand vragen'}
          </span>
        </li>
        <li>
          <Step is={isAsked ? 'here' : 'later'} />
          <span>
            {reacted > 0 ? (
              <>
                <strong>
                  {reacted === 1 ? 'Iemand wil komen.' : `${reacted} zorgverleners willen komen.`} U hoort van ons wie er komt.
                </strong>
                {reactedBefore > 0 && <span className="soft"> {sayKnown(reactedBefore, reacted)}</span>}
              </>
            ) : (
              'Wij wachten op een antwoord'
            )}
          </span>
        </li>
        {promised && (
          <li>
            <Step is={promised.isPast ? 'here' : 'later'} />
            <span className="figures">{promised.said}</span>
          </li>
        )}
      </ol>
      <div className={`grid across gap-8 above-4 ${classes.acts}`}>
        <CallNow client={client.uuid} now={now} />
        <ThereMyself visit={visit} manager={manager?.firstName} />
      </div>
    </article>
  )
}
const sayKnown = (known: number, all: number): string => {
  if (known === all) return all === 1 ? 'U kent deze zorgverlener al.' : 'U kent ze al.'
  return known === 1 ? 'Een van hen kwam al eerder.' : `${known} van hen kwamen al eerder.`
}

const stepWords = { done: 'Gedaan', here: 'Nu', later: 'Straks' } as const
function Step({ is }: { is: keyof typeof stepWords }) {
  return (
    <span className={`grid centred circle ${classes.dot}`} data-step={is}>
      <span className="unseen">{stepWords[is]}: </span>
      {is === 'done' && <CheckIcon size={16} />}
    </span>
  )
}

/** Says that the office will call about an unfilled visit, and by when; after that, that it should have. */
function usePromisedCall({ client, startDate, search }: Visit, now: string): { said: string; isPast: boolean } | undefined {
  const { manager, office } = useWhomToCall(client.uuid, now)
  const by = office && familyCallBy(startDate, office)
  // When the search began later than that, no call was promised.
  if (!by || !search || Date.parse(search.since) >= Date.parse(by)) return undefined
  const when = `${nameDay(dateOf(by), dateOf(now))} vóór ${formatTime(by)}`
  const who = manager?.firstName
  const isPast = Date.parse(by) <= Date.parse(now)
  const said = isPast
    ? `${who ? `${who} zou u` : 'Wij zouden u'} ${when} bellen. Niet gebeld? Bel dan nu.`
    : `${who ? `${who} belt u` : 'Wij bellen u'} ${when}. Ook als wij niemand vinden.`
  return { said, isPast }
}
