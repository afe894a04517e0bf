import { useQuery } from '@tanstack/react-query'
import { addDays, weekOf } from '#care/amsterdam-time.ts'
import { dateOf } from '#care/moment/moment.ts'
import { daysOfWeek } from '#care/planning/planning-days.ts'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatPeriod } from '#rules/time/format-nl.ts'
import { askVisits } from '../-visits/visits.ts'
import { AgendaDays, ThisWeek } from './agenda-days.tsx'
import { agendaHref } from './agenda-search.ts'

/** A week, day by day, including days without visits. */
export function AgendaWeek({ client, week, now }: { client: string; week: string; now: string }) {
  const days = daysOfWeek(week)
  const [monday, sunday] = [days[0]!, days.at(-1)!]
  const thisWeek = weekOf(dateOf(now))
  const other = (date: string) => agendaHref(client, { week: weekOf(date) })
  return (
    <>
      <PeriodNav
        unit="week"
        name={formatPeriod(week)}
        before={other(addDays(monday, -7))}
        after={other(addDays(monday, 7))}
        present={{ label: 'Deze week', to: agendaHref(client, week === thisWeek ? {} : { week: thisWeek }) }}
      />
      <QueryState query={useQuery(askVisits(monday, sunday, client))} height={110} rows={7}>
        {({ member }) => (
          <div className="stack gap-16">
            {week === thisWeek ? (
              <ThisWeek visits={member} now={now} days={days} />
            ) : (
              <AgendaDays visits={member} now={now} days={days} />
            )}
          </div>
        )}
      </QueryState>
    </>
  )
}
