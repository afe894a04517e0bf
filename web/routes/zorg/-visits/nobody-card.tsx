import { useQuery } from '@tanstack/react-query'
import { familyCallBy } from '../../../../rules/family-call.ts'
import { formatTime } from '../../../../rules/format-nl.ts'
import { useAct } from '../../../care/act/use-act.ts'
import { askClient } from '../../../care/client-file/client.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { sayUntil } from '../../../care/time-left.ts'
import { ask, useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { CheckIcon, PhoneIcon } from '../../../components/icons.tsx'
import { phoneHref } from '../../../components/phone-href.ts'
import { nameDay } from './days.ts'
import classes from './visit-card.module.css'
import type { Visit } from './visits.ts'
import { timesIn, When } from './when.tsx'

const audienceWords = {
  care_team: 'Het zorgteam is gevraagd',
  favorites: 'Bekende zorgverleners zijn gevraagd',
  everyone: 'Alle zorgverleners zijn gevraagd',
} as const
const sayAt = (instant: string, now: string) => `${nameDay(dateOf(instant), dateOf(now))} ${formatTime(instant)}`

/** A visit for which nobody is found yet, honestly: since when is looked, what was done, what comes next, and whom to call. */
export function NobodyCard({ visit, now, day }: { visit: Visit; now: string; day?: string }) {
  const { search, insteadOf, startDate, client } = visit
  const manager = useQuery(askClient(client.uuid)).data?.clientManager
  const office = useQuery(ask('GET /offices', {})).data?.member[0]
  const callBy = office && familyCallBy(startDate, office)
  const who = manager?.firstName ?? 'de backoffice'
  const phone = manager?.phone ?? office?.phone
  if (!search) return null
  const { since, audience, asked, reacted, reactedBefore } = search
  return (
    <article className={classes.card} data-open aria-label={`Nog niemand gevonden, ${timesIn(visit)}`}>
      <When visit={visit} day={day}>
        {sayUntil(startDate, now)}
      </When>
      <span className={classes.nobody} aria-hidden="true">
        ?
      </span>
      <div className={classes.words}>
        <h3>Nog niemand gevonden</h3>
        <p className={`${classes.soft} figures`}>
          Wij zoeken sinds {sayAt(since, now)}.{insteadOf && ` ${insteadOf.firstName} kan niet.`}
        </p>
      </div>
      <ol className={classes.steps}>
        <li>
          <span className={classes.dot} data-step={audience || asked > 0 ? 'done' : 'here'}>
            {(audience || asked > 0) && <CheckIcon size={16} />}
          </span>
          <span>
            {asked > 0
              ? `${asked} ${asked === 1 ? 'zorgverlener' : 'zorgverleners'} gevraagd`
              : audience
                ? audienceWords[audience]
                : 'Wij gaan iemand vragen'}
          </span>
        </li>
        <li>
          <span className={classes.dot} data-step={audience || asked > 0 ? 'here' : 'later'} />
          <span>
            {reacted > 0 ? (
              <>
                <strong>
                  {reacted === 1 ? '1 zorgverlener wil komen.' : `${reacted} zorgverleners willen komen.`} Wij kiezen.
                </strong>
                {reactedBefore > 0 && <span className={classes.soft}> {sayKnown(reactedBefore, reacted)}</span>}
              </>
            ) : (
              'Wij wachten op een antwoord'
            )}
          </span>
        </li>
        {callBy && callBy > now.slice(0, 19) && (
          <li>
            <span className={classes.dot} data-step="later" />
            <span className="figures">
              Uiterlijk {sayAt(callBy, now)} belt {who} u<span className={classes.soft}>, ook als het niet lukt</span>
            </span>
          </li>
        )}
      </ol>
      <div className={classes.acts}>
        {phone && (
          <a className={classes.call} href={phoneHref(phone)}>
            <PhoneIcon size={20} />
            Bel {who}
          </a>
        )}
        <ThereMyself visit={visit} now={now} who={who} />
      </div>
    </article>
  )
}
const sayKnown = (known: number, all: number): string =>
  known === all ? 'U kent ze al.' : known === 1 ? 'Een van hen kwam al eerder.' : `${known} van hen kwamen al eerder.`

/** Tells the back office that the family is there themselves. */
function ThereMyself({ visit, now, who }: { visit: Visit; now: string; who: string }) {
  const { run } = useChange('POST /messages')
  const { busy, act } = useAct()
  const text = `Ik ben er zelf op ${nameDay(dateOf(visit.startDate), dateOf(now), 'long')}, ${timesIn(visit)}.`
  const say = () =>
    void act({
      run: () => run({ body: { text, client: `/v1/clients/${visit.client.uuid}` } }),
      done: `Verstuurd. ${who.charAt(0).toUpperCase()}${who.slice(1)} leest het.`,
    })
  return (
    <Button variant="default" size="lg" fullWidth loading={busy} onClick={say}>
      Ik ben er zelf
    </Button>
  )
}
