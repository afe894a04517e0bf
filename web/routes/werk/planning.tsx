import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { addDays, weekOf } from '#care/amsterdam-time.ts'
import type { Availability } from '#care/availability/availability.ts'
import { newHoliday, newWeek, readValues, type Values, valuesOf } from '#care/availability/stretches.ts'
import { availabilityDraft, useAvailability, useWaitingAvailability } from '#care/availability/use-availability.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { dateOf, formatDates } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { boundsOf, daysOfWeek, monthOf, weeksOfMonth } from '#care/planning/planning-days.ts'
import { queryOf } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { useMe } from '#client/use-me.ts'
import { Button } from '#components/controls/button.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { useMedia } from '#components/hooks/use-media.ts'
import { CalendarIcon, PlusIcon } from '#components/marks/icons.tsx'
import { Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late, Suspense } from '#components/page/suspense.tsx'
import classes from './-planning/planning.module.css'
import { PlanningAgenda } from './-planning/planning-agenda.tsx'
import { PlanningBar, type PlanningSearch, planningHref } from './-planning/planning-bar.tsx'
import { type Planning, usePlanning } from './-planning/planning-data.ts'

// A phone shows the agenda first, a wide screen the grid: each loads only its own code.
const PlanningWeek = lazy(() => import('./-planning/planning-week.tsx').then(part => ({ default: part.PlanningWeek })))
const PlanningMonth = lazy(() => import('./-planning/planning-month.tsx').then(part => ({ default: part.PlanningMonth })))
const ShiftPanel = late(() => import('./-planning/panels/shift-panel.tsx').then(part => ({ default: part.ShiftPanel })))
const ViolationPanel = late(() => import('./-planning/panels/violation-panel.tsx'))
const WorkingTimeNotice = late(() => import('./-planning/working-time/working-time-notice.tsx'))
const CalendarDialog = late(() => import('#care/planning/feed/calendar-dialog.tsx'))
const AvailabilitySheet = late(() => import('#care/availability/availability-sheet.tsx'))

/** What the sheet starts with: new values, or existing availability. */
type Editing = { start: Values; existing?: Availability }

const weekShape = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/

export const Route = createFileRoute('/werk/planning')({
  staticData: { screen: '/werk/planning', title: ['Planning'] },
  validateSearch: ({ week, weergave, dienst, melding, opgeven }): PlanningSearch => ({
    ...(typeof week === 'string' && weekShape.test(week) && { week }),
    ...(weergave === 'maand' && { weergave }),
    ...(typeof dienst === 'string' && { dienst }),
    ...(typeof melding === 'string' && { melding }),
    ...((opgeven === 'dagen' || opgeven === 'vakantie') && { opgeven }),
  }),
  component: PlanningScreen,
})

/** Periods of weeks are shown above the days, not on them. */
function Periods({ periods, onOpen }: { periods: ListedMoment[]; onOpen: (period: ListedMoment) => void }) {
  if (periods.length === 0) return null
  return (
    <ul className={`grid gap-8 ${classes.periods}`}>
      {periods.map(period => (
        <li key={period.uuid}>
          <button type="button" className="figures" onClick={() => onOpen(period)}>
            <strong>Periode: {period.title}</strong>
            <span className="soft">{formatDates(period)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type Change = (editing: Editing) => void

function Calendar({
  week,
  view,
  planning,
  onOpen,
  onEdit,
}: {
  week: string
  view: 'week' | 'maand'
  planning: Planning
  onOpen: (shift: ListedMoment) => void
  onEdit: Change
}) {
  const wide = useMedia('(min-width: 62em)')
  const change = (one: Availability) => onEdit({ start: valuesOf(one), existing: one })
  if (view === 'maand') {
    const month = monthOf(week)
    const weekHref = (one: string) => planningHref(one, 'week')
    return <PlanningMonth {...{ month, planning, weekHref, onOpen }} />
  }
  const Week = wide ? PlanningWeek : PlanningAgenda
  return (
    <Week
      days={daysOfWeek(week)}
      planning={planning}
      onOpen={onOpen}
      onSet={one => onEdit({ start: valuesOf(one) })}
      onChange={change}
    />
  )
}

/** Queued availability, above the days of a week or month; the agenda on a phone shows it in its day. */
function WaitingAbove({ days }: { days: string[] }) {
  return useWaitingAvailability(days).map(entry => <WaitingCard key={entry.id} entry={entry} />)
}

type SheetProps = Editing & { inAddress?: boolean; onClose: () => void; onDone?: () => void }

/** The sheet, for the worker themselves. */
function OwnSheet(props: SheetProps) {
  const shiftHref = ({ uuid, startDate }: ListedMoment) =>
    `/werk/planning?week=${weekOf(dateOf(startDate))}&dienst=${uuid}` as const
  return <AvailabilitySheet {...props} whose={{ worker: useMe(), own: true, path: '/werk/planning', shiftHref }} />
}

/** Queued availability that is being edited; closing it leaves it unchanged. */
function ChangingWaiting() {
  const { draft, clear } = useDraft<Values | null>(availabilityDraft, null, readValues)
  const { put } = useAvailability(useMe(), '/werk/planning')
  if (!draft) return null
  const leave = () => {
    clear()
    void put(draft)
  }
  return <OwnSheet start={draft} onDone={clear} onClose={leave} />
}

/** The week of the shift in an address that does not name its week. */
function useWeekOf(shift: string | undefined): string | undefined {
  const { data } = useQuery({ ...queryOf('GET /care_moments/{uuid}', { uuid: shift ?? '' }), enabled: shift !== undefined })
  return data && weekOf(dateOf(data.startDate))
}

const nothing: Planning = { shifts: [], periods: [], availabilities: [] }

function PlanningScreen() {
  const { week: asked, weergave, dienst, melding, opgeven } = Route.useSearch()
  const navigate = Route.useNavigate()
  const today = dateOf(now())
  const opened = useWeekOf(asked ? undefined : dienst)
  const week = asked ?? opened ?? weekOf(today)
  const view = weergave ?? 'week'
  const days = view === 'week' ? daysOfWeek(week) : weeksOfMonth(monthOf(week)).flatMap(daysOfWeek)
  const wide = useMedia('(min-width: 62em)')
  const asking = usePlanning(boundsOf(days))
  const { data } = asking
  const [editing, setEditing] = useState<Editing | null>(null)
  const goTo = (change: { [N in keyof PlanningSearch]: PlanningSearch[N] | undefined }, replace = false) =>
    void navigate({
      search: (search: PlanningSearch) => ({ ...search, ...change }) as PlanningSearch,
      replace,
      resetScroll: false,
    })
  const openShift = ({ uuid }: ListedMoment) => goTo({ week, dienst: uuid })
  const [subscribing, setSubscribing] = useState(false)
  // Much of this week is past: people plan the next one.
  const planned = week > weekOf(today) ? week : weekOf(addDays(today, 7))
  const waiting = <Skeleton height={560} radius="lg" />
  const subscribe = (
    <Button variant="default" leftSection={<CalendarIcon size={20} />} onClick={() => setSubscribing(true)}>
      Zet in je agenda
    </Button>
  )
  return (
    <Page
      title="Planning"
      actions={
        <>
          {wide && subscribe}
          <Button className={classes.say!} leftSection={<PlusIcon size={20} />} onClick={() => goTo({ opgeven: 'dagen' })}>
            <span>
              Beschikbaarheid<span className={wide ? undefined : 'unseen'}> opgeven</span>
            </span>
          </Button>
        </>
      }
    >
      <PlanningBar {...{ week, view, today }} />
      <QueryState query={asking} waiting={waiting}>
        {found => (
          <Suspense fallback={waiting}>
            <Periods periods={found.periods} onOpen={openShift} />
            {(wide || view === 'maand') && <WaitingAbove days={days} />}
            <WorkingTimeNotice {...boundsOf(days)} />
            <Calendar {...{ week, view }} planning={found} onOpen={openShift} onEdit={setEditing} />
          </Suspense>
        )}
      </QueryState>
      {!wide && <p>{subscribe}</p>}
      {dienst && (
        <ShiftPanel
          uuid={dienst}
          planning={data ?? nothing}
          onClose={() => stepOutOf('dienst') || goTo({ week, dienst: undefined }, true)}
        />
      )}
      {melding && (
        <ViolationPanel key={melding} uuid={melding} onClose={() => stepOutOf('melding') || goTo({ melding: undefined }, true)} />
      )}
      {subscribing && <CalendarDialog what="diensten" onClose={() => setSubscribing(false)} />}
      {editing && <OwnSheet {...editing} onClose={() => setEditing(null)} />}
      {opgeven && (
        <OwnSheet
          key={opgeven}
          start={opgeven === 'dagen' ? newWeek(planned) : newHoliday()}
          inAddress
          onClose={() => stepOutOf('opgeven') || goTo({ opgeven: undefined }, true)}
        />
      )}
      {!editing && !opgeven && <ChangingWaiting />}
    </Page>
  )
}
