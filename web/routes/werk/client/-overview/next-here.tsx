import { useQuery } from '@tanstack/react-query'
import { daysBetween, weekOf } from '#care/amsterdam-time.ts'
import { dateOf } from '#care/moment/moment.ts'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { useNow } from '#care/now.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatHoursLeft } from '#rules/time/format-nl.ts'
import { comingQuery } from '../-file/shifts.ts'

const soon = (startDate: string, now: string): string => {
  const days = daysBetween(dateOf(now), dateOf(startDate))
  if (startDate <= now) return 'nu bezig'
  if (days > 1) return `over ${days} dagen`
  if (days === 1) return 'morgen'
  const minutes = minutesBetween(now, startDate)
  return minutes < 60 ? 'binnen een uur' : `over ${formatHoursLeft(minutes)}`
}

const ArrivalActs = late(() => import('../../-arrival/arrival-acts.tsx'))

/** The current or next shift here. */
export function NextHere({ uuid }: { uuid: string }) {
  const instant = useNow()
  const query = useQuery(comingQuery(useMe(), uuid))
  const next = query.data?.member[0]
  return (
    <Card
      title="Je dienst hier"
      aside={next && <span className="pill warns attention small strong one-line">{soon(next.startDate, instant)}</span>}
    >
      <QueryState query={query} height={108}>
        {() =>
          next ? (
            <>
              <MomentHead
                moment={{ ...next, client: undefined }}
                now={instant}
                day="full"
                live
                title={
                  <strong>
                    <AppLink href={`/werk/planning?week=${weekOf(dateOf(next.startDate))}&dienst=${next.uuid}`}>
                      {next.title}
                    </AppLink>
                  </strong>
                }
              />
              <ArrivalActs shift={next} />
            </>
          ) : (
            <p className="soft">
              Je hebt hier geen dienst gepland.{' '}
              <AppLink href={`/werk/client/${uuid}/zorgmomenten?wanneer=geweest`}>Wat je hier werkte</AppLink>
            </p>
          )
        }
      </QueryState>
    </Card>
  )
}
