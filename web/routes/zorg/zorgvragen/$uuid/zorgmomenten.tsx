import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { addDays, weekOf } from '#care/amsterdam-time.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { daysOfWeek } from '#care/planning/planning-days.ts'
import { Button } from '#components/controls/button.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { CalendarIcon } from '#components/marks/icons.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatPeriod } from '#rules/time/format-nl.ts'
import classes from '../../-agenda/agenda.module.css'
import { AgendaDays, ThisWeek } from '../../-agenda/agenda-days.tsx'
import { AgendaList } from '../../-agenda/agenda-list.tsx'
import { agendaHref, readAgenda, viewWords } from '../../-agenda/agenda-search.ts'
import { FamilyPage } from '../../-parts/family-page.tsx'
import { visitsQuery } from '../../-visits/visits.ts'

const CalendarDialog = late(() => import('#care/planning/feed/calendar-dialog.tsx'))

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/zorgmomenten')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/zorgmomenten', title: ['Agenda'] },
  validateSearch: readAgenda,
  component: Agenda,
})

function Agenda() {
  const { uuid } = Route.useParams()
  const { weergave, week, pagina = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const now = useNow()
  const [subscribing, setSubscribing] = useState(false)
  const view = weergave ?? 'week'
  return (
    <FamilyPage client={uuid} title="Agenda">
      <div className={`stack gap-16 ${classes.bar}`}>
        <Segmented
          label="Weergave"
          words={viewWords}
          value={view}
          wide
          hrefOf={value => agendaHref(uuid, value === 'week' ? {} : { weergave: value })}
        />
        {view === 'week' ? (
          <AgendaWeek client={uuid} week={week ?? weekOf(dateOf(now))} now={now} />
        ) : (
          <AgendaList
            key={view}
            client={uuid}
            isPast={view === 'geweest'}
            page={pagina}
            onTurn={page => void navigate({ search: { ...(weergave && { weergave }), pagina: page }, resetScroll: false })}
            now={now}
          />
        )}
        <Button variant="default" size="lg" leftSection={<CalendarIcon size={20} />} onClick={() => setSubscribing(true)}>
          Zet in uw eigen agenda
        </Button>
      </div>
      {subscribing && <CalendarDialog what="bezoeken" onClose={() => setSubscribing(false)} />}
    </FamilyPage>
  )
}

/** A week, day by day, including days without visits. */
function AgendaWeek({ client, week, now }: { client: string; week: string; now: string }) {
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
      <QueryState query={useQuery(visitsQuery(monday, sunday, client))} height={110} rows={7}>
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
