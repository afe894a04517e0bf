import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { addDays } from '#care/amsterdam-time.ts'
import { dateOf } from '#care/moment/moment.ts'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import classes from '../../-glance/glance.module.css'
import { FirstContact, LastReport, TeamFaces, WeekStrip } from '../../-glance/glance-parts.tsx'
import { OwnRequests } from '../../-glance/own-requests.tsx'
import { VisitsOfDay } from '../../-home/visits-of-day.tsx'
import { FamilyPage } from '../../-parts/family-page.tsx'
import { staysOf } from '../../-visits/stays.tsx'
import { visitsQuery } from '../../-visits/visits.ts'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]', title: ['In het kort'] },
  component: Glance,
})

/** The overview of one client: today, this week, the last report, who comes, and the first contact. */
function Glance() {
  const { uuid } = Route.useParams()
  const now = useNow()
  const today = dateOf(now)
  const days = [0, 1, 2, 3, 4, 5, 6].map(count => addDays(today, count))
  const visits = useQuery(visitsQuery(addDays(today, -1), days.at(-1)!, uuid))
  const readUntil = useQuery(queryOf('GET /family_look', {})).data?.since
  const onStrip = visits.data?.member.filter(({ startDate, endDate }) => dateOf(startDate) <= today && dateOf(endDate) >= today)
  return (
    <FamilyPage
      client={uuid}
      title="In het kort"
      width="work"
      field={!visits.isLoadingError && <DayStrip day={now} stays={onStrip && staysOf(onStrip, today, now)} now={now} />}
    >
      {!visits.isLoadingError && (
        <QueryState query={visits} rows={2} height={180}>
          {({ member }) => <VisitsOfDay visits={member} {...{ now, readUntil }} />}
        </QueryState>
      )}
      <div className={`grid top in-order ${classes.parts}`}>
        <WeekStrip client={uuid} now={now} days={days} query={visits} />
        <OwnRequests client={uuid} now={now} />
        <LastReport client={uuid} now={now} />
        <TeamFaces client={uuid} />
        <FirstContact client={uuid} />
      </div>
    </FamilyPage>
  )
}
