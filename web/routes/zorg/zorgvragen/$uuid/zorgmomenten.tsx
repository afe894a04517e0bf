import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { weekOf } from '#care/amsterdam-time.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { CalendarIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from '../../-agenda/agenda.module.css'
import { AgendaList } from '../../-agenda/agenda-list.tsx'
import { agendaHref, readAgenda, viewWords } from '../../-agenda/agenda-search.ts'
import { AgendaWeek } from '../../-agenda/agenda-week.tsx'
import { FamilyPage } from '../../-parts/family-page.tsx'

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
