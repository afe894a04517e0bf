import { useQuery } from '@tanstack/react-query'
import { addDays, mondayOf, weekOf } from '#care/amsterdam-time.ts'
import { KeysHelp } from '#care/keys/keys-help.tsx'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { LiveNews } from '#care/live/live-news.tsx'
import { useLiveMoments } from '#care/live/use-live-moments.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses } from '#contract/status-groups.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatDate, formatDateLong, formatPeriod, formatPeriodShort } from '#rules/time/format-nl.ts'
import type { Bulk } from '../bulk/use-bulk.ts'
import { type OrderSearch, orders } from '../orders.ts'
import { shortNames } from '../rota/row-words.ts'
import { useBeside } from '../rota/use-beside.tsx'
import { blockKeys, MomentBlock } from './moment-block.tsx'
import classes from './views.module.css'

const CopyWeek = late(() => import('../copy/copy-week.tsx'))

/** A week with a column for each day, in order of time; periods that overlap the week are above it. */
export default function WeekView({ of, bulk }: { of: OrderSearch; bulk: Bulk }) {
  const { search, known, ready, set } = of
  const now = known.context
  const today = dateOf(now)
  const monday = mondayOf(String(search.week ?? today))
  const days = [0, 1, 2, 3, 4, 5, 6].map(day => addDays(monday, day))
  const asked = {
    ...orders.ask(search, known, ['periode']),
    'endDate[strictly_after]': toInstant(monday, '00:00'),
    'startDate[strictly_before]': toInstant(addDays(monday, 7), '00:00'),
    pagination: false,
  }
  const query = useQuery({ ...queryOf('GET /care_moments', { query: asked }), enabled: ready })
  const live = useLiveMoments({ all: query }, JSON.stringify(asked))
  const moments = live.byColumn('all')
  const go = (week: string) => set({ week })
  const periods = moments.filter(moment => moment.timeScope === 'period')
  const byDay = days.map(day => moments.filter(moment => moment.timeScope === 'moment' && dateOf(moment.startDate) === day))
  const { panel, ...beside } = useBeside(
    of,
    [...periods, ...byDay.flat()].map(({ uuid }) => uuid),
  )
  const placeOf = shortNames(moments.map(({ location }) => location.name))
  const shown = { fresh: live.fresh, now, placeOf, ...beside }
  return (
    <>
      <FilterBar
        of={of}
        count={query.data?.totalItems}
        noun={['opdracht', 'opdrachten']}
        without={['periode']}
        views={
          <PeriodNav
            unit="week"
            heading
            name={formatPeriod(weekOf(monday))}
            short={formatPeriodShort(weekOf(monday))}
            before={() => go(addDays(monday, -7))}
            after={() => go(addDays(monday, 7))}
            present={{ label: 'Deze week', to: mondayOf(today) === monday ? null : () => go(today) }}
          />
        }
        aside={
          <Button variant="default" size="sm" disabled={!query.data?.member.length} onClick={() => set({ kopieren: '1' })}>
            Week kopiëren
          </Button>
        }
      />
      <QueryState
        query={query}
        waiting={<Skeleton height={520} data-seven-days />}
        isEmpty={() => moments.length === 0}
        empty={
          <Empty
            drawing="calendar"
            title="Niets in deze week"
            text="Er zijn in deze week geen opdrachten die bij de filters passen. Kies een andere week of wis de filters."
          />
        }
      >
        {() => (
          <>
            <Periods {...shown} moments={periods} />
            <div className={`grid relative gap-16 ${classes.week}`} data-seven-days>
              <LiveNews {...live.bar} />
              {days.map((day, at) => (
                <Day key={day} {...shown} day={day} today={day === today} moments={byDay[at]!} />
              ))}
            </div>
          </>
        )}
      </QueryState>
      <KeysHelp more={blockKeys} />
      {panel}
      {search.kopieren && query.data && query.data.member.length > 0 && (
        <CopyWeek
          {...{ monday, today }}
          moments={query.data.member}
          bulk={bulk}
          onClose={() => set({ kopieren: undefined })}
          onWeek={week => set({ week, kopieren: undefined })}
          onPublish={week =>
            set({ weergave: undefined, kopieren: undefined, van: week, tot: addDays(week, 6), publicatie: 'nog-niet' })
          }
        />
      )}
    </>
  )
}

type Shown = {
  moments: ListedMoment[]
  fresh: ReadonlySet<string>
  now: string
  placeOf: (place: string) => string
  open: string | undefined
  onOpen: ((uuid: string) => void) | null
}

function Periods({ moments, ...shown }: Shown) {
  if (moments.length === 0) return null
  return (
    <section className={`grid gap-8 ${classes.periods}`} aria-label="Periodes in deze week">
      {moments.map(moment => (
        <Block key={moment.uuid} moment={moment} {...shown} />
      ))}
    </section>
  )
}

const Block = ({ moment, fresh, open, placeOf, ...shown }: Omit<Shown, 'moments'> & { moment: ListedMoment }) => (
  <MomentBlock
    {...{ moment, ...shown }}
    place={placeOf(moment.location.name)}
    isFresh={fresh.has(moment.uuid)}
    isOpen={open === moment.uuid}
  />
)

function Day({ day, today, moments, ...shown }: Shown & { day: string; today: boolean }) {
  const open = moments.filter(moment => boardStatuses.open.includes(moment.status)).length
  return (
    <section
      className={`grid packed shrinks gap-4 ${classes.day}`}
      data-today={today || undefined}
      data-empty={moments.length === 0 || undefined}
    >
      <h3>
        <span className="unseen">{formatDateLong(day)}</span>
        <span aria-hidden="true">{formatDate(day).split(' ').slice(0, 3).join(' ')}</span>
        {open > 0 && <span className="plain figures"> {open} open</span>}
      </h3>
      {moments.length === 0 ? (
        <p className={`soft small ${classes.weekNone}`}>Geen</p>
      ) : (
        moments.map(moment => <Block key={moment.uuid} moment={moment} {...shown} />)
      )}
    </section>
  )
}
