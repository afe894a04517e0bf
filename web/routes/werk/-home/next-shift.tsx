import { useQuery } from '@tanstack/react-query'
import { daysBetween, weekOf } from '#care/amsterdam-time.ts'
import { type Moment, nameOf } from '#care/moment/care-moment.ts'
import { dateOf, formatShortDate } from '#care/moment/moment.ts'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { useKeptHeight } from '#client/kept-counts.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { routeLink } from '#components/controls/route-link.ts'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatHoursLeft } from '#rules/time/format-nl.ts'
import { ConfirmChange } from '../-parts/changed-shift.tsx'
import { Reach } from '../-parts/reach.tsx'
import { useNextShift } from '../-parts/use-next-shift.ts'
import classes from './home.module.css'

const ArrivalActs = late(() => import('../-arrival/arrival-acts.tsx'))

/** The first shift that is not over: when, where, and directions. */
export function NextShift({ me }: { me: string }) {
  const shift = useNextShift(me)
  const next = shift.data?.member[0]
  const whole = useQuery({ ...queryOf('GET /care_moments/{uuid}', { uuid: next?.uuid ?? '' }), enabled: next !== undefined })
  const { ref, height } = useKeptHeight('volgende dienst', !!whole.data || (!next && !!shift.data))
  const waiting = <Skeleton height={height || 204} {...(height === 0 && { className: classes.waiting })} />
  return (
    <Card title="Je volgende dienst" aside={next && <Soon startDate={next.startDate} />}>
      <div ref={ref}>
        <QueryState
          query={shift}
          waiting={waiting}
          isEmpty={() => !next}
          empty={
            <div className={`wrap-row ${classes.none}`}>
              <p>Er staat niets in je planning.</p>
              <AppLink href="/werk/nieuwe-opdrachten">Zoek een opdracht</AppLink>
            </div>
          }
        >
          {() => (
            <QueryState query={whole} waiting={waiting}>
              {found => <Shift shift={found} />}
            </QueryState>
          )}
        </QueryState>
      </div>
    </Card>
  )
}

function Soon({ startDate }: { startDate: string }) {
  const minutes = minutesBetween(now(), startDate)
  const days = daysBetween(dateOf(now()), dateOf(startDate))
  if (minutes <= 0) return <span className="pill warns attention small strong one-line">nu bezig</span>
  if (days > 1) return <span className="block soft small">over {days} dagen</span>
  if (days === 1) return <span className="pill warns attention small strong one-line">morgen</span>
  return (
    <span className="pill warns attention small strong one-line">
      {minutes < 60 ? 'binnen een uur' : `over ${formatHoursLeft(minutes)}`}
    </span>
  )
}

function Shift({ shift }: { shift: Moment }) {
  const { uuid, startDate, title, location, client, changeAnnouncedAt, changeConfirmedAt } = shift
  return (
    <div className="grid gap-12">
      <MomentHead
        moment={shift}
        now={now()}
        day="full"
        live
        title={
          <>
            <strong>
              <AppLink href={`/werk/planning?week=${weekOf(dateOf(startDate))}&dienst=${uuid}`}>{title}</AppLink>
            </strong>
            {client && (
              <>
                {', '}
                <AppLink href={`/werk/client/${client.uuid}`}>{nameOf(client)}</AppLink>
              </>
            )}
          </>
        }
        where={
          <address className={classes.address}>
            {location.name}
            {location.name !== location.organization.name && `, ${location.organization.name}`}
            <br />
            {location.street}, {location.postcode} {location.city}
          </address>
        }
      />
      {/* It decides itself whether it is time; until the last hour the home page does not load its code. */}
      {minutesBetween(now(), startDate) <= 60 && <ArrivalActs shift={shift} />}
      {changeAnnouncedAt && !changeConfirmedAt && (
        <div className="grid start gap-4">
          <StatusPill tone="yellow">Gewijzigd</StatusPill>
          <p className="block soft small">
            De tijd of plaats is op {formatShortDate(changeAnnouncedAt, now())} gewijzigd. Kun je dan? Bevestig het. Daarmee ga je
            ook akkoord met de aanvulling, als je een overeenkomst hebt. Kun je niet, dan telt annuleren niet als te laat.
          </p>
          <ConfirmChange shift={shift} />
        </div>
      )}
      <Reach phone={location.phone} whom="de locatie" route={routeLink(location)} />
    </div>
  )
}
