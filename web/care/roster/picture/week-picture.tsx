import { type CSSProperties, useId, useMemo, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { tableRoles } from '#components/lists/table-roles.ts'
import { ChevronDownIcon, ChevronUpIcon } from '#components/marks/icons.tsx'
import { formatDate, formatDateLong, formatPeriod } from '#rules/time/format-nl.ts'
import { dateOf } from '../../moment/moment.ts'
import { dayId } from '../plan/plan-lines.tsx'
import type { Plan, Roster, RosterAudience } from '../roster.ts'
import classes from './picture.module.css'
import { type Cell, lettersOf, placeRows, sayCell, weeksBetween } from './week-cells.ts'
import { WeekTable } from './week-table.tsx'

type Props = { plan: Plan; roster: Roster; audience: RosterAudience }
/** This many characters fit side by side in the days of a week. */
const lettersOfWeek = 28
/** With up to this many locations all are in view at once. */
const fewPlaces = 12

/** The work by location and day: who does it in this plan, and below it with first come, first served. */
export function WeekPicture({ plan, roster, audience }: Props) {
  const rows = useMemo(() => placeRows(plan), [plan])
  const weeks = useMemo(() => weeksBetween(roster), [roster.startDate, roster.endDate])
  const daysWithLines = useMemo(() => new Set(plan.lines.map(({ startDate }) => dateOf(startDate))), [plan])
  const isPhone = useMedia('(max-width: 47.99em)')
  const [at, setAt] = useState(0)
  const [all, setAll] = useState(false)
  const [opened, setOpened] = useState(false)
  const id = useId()
  const { week, days } = weeks[at] ?? weeks[0]!
  const letters = Math.max(0, ...rows.flatMap(row => [...row.days.values()].map(lettersOf)))
  const isStacked = isPhone || letters * days.length > lettersOfWeek
  const Sign = opened ? ChevronUpIcon : ChevronDownIcon
  return (
    <div className="stack gap-12">
      {weeks.length > 1 && (
        <PeriodNav
          unit="week"
          name={formatPeriod(week)}
          before={at > 0 ? () => setAt(at - 1) : null}
          after={at < weeks.length - 1 ? () => setAt(at + 1) : null}
          present={{ label: 'Eerste week', to: at > 0 ? () => setAt(0) : null }}
        />
      )}
      <Legend />
      <table
        {...tableRoles.table}
        className={`full small figures ${classes.picture}`}
        data-stacked={isStacked || undefined}
        style={{ '--days': days.length } as CSSProperties}
      >
        <caption className="unseen">Werk per locatie en dag</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th scope="col" {...tableRoles.column}>
              Locatie
            </th>
            {days.map(day => (
              <DayHead key={day} day={day} leads={daysWithLines.has(day)} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((row, index) => (
            <tr key={row.place.uuid} {...tableRoles.row} hidden={!all && index >= fewPlaces}>
              <th scope="row" {...tableRoles.rowHead}>
                <span className="block">{row.place.name}</span>
                {audience.hasOrganizations && row.organization && <span className="soft small plain">{row.organization}</span>}
              </th>
              {days.map(day => (
                <td key={day} {...tableRoles.cell}>
                  <CellBars cell={row.days.get(day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="wrap gap-8 no-print">
        {rows.length > fewPlaces && (
          <Button variant="default" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Alleen de eerste ${fewPlaces}` : `Alle ${rows.length} locaties`}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-expanded={opened}
          aria-controls={id}
          leftSection={<Sign size={18} />}
          onClick={() => setOpened(!opened)}
        >
          Als tabel
        </Button>
      </div>
      <div id={id} hidden={!opened} className={classes.numbers}>
        {opened && <WeekTable rows={rows} hasOrganizations={audience.hasOrganizations} />}
      </div>
    </div>
  )
}

/** A day, linked to its lines. */
function DayHead({ day, leads }: { day: string; leads: boolean }) {
  const [weekday, ...date] = formatDate(day).split(' ').slice(0, 3)
  const words = (
    <>
      <span className="unseen">{formatDateLong(day)}</span>
      <span aria-hidden="true">
        {weekday} <span className={`one-line ${classes.date}`}>{date.join(' ')}</span>
      </span>
    </>
  )
  const go = () => {
    const heading = document.getElementById(dayId(day))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <th scope="col" {...tableRoles.column}>
      {leads ? (
        <button type="button" className={`rounded touch underlined ${classes.day}`} onClick={go}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  )
}

/** Blocks whose size shows the amount of work: already assigned, filled by the plan, and open; and the same for first come. */
function CellBars({ cell }: { cell: Cell | undefined }) {
  if (!cell) return <span className="unseen">geen werk</span>
  const { assigned, filled, open, firstCome } = cell
  return (
    <>
      <span className="unseen">{sayCell(cell)}</span>
      <span className={`stack ${classes.bars}`} aria-hidden="true">
        <Bar look="plan" parts={{ assigned, filled, open }} />
        <Bar look="first" parts={{ assigned, filled: firstCome, open: filled + open - firstCome }} />
      </span>
    </>
  )
}

type Part = 'assigned' | 'filled' | 'open'
const Bar = ({ look, parts }: { look: 'plan' | 'first'; parts: Record<Part, number> }) => (
  <span className={`flex gap-2 ${classes.bar}`} data-look={look}>
    {Object.entries(parts).map(
      ([part, count]) =>
        count > 0 && (
          <span key={part} className={classes.part} data-part={part} style={{ flexGrow: count }}>
            {look === 'plan' && count}
          </span>
        ),
    )}
  </span>
)

const legend: [Part, string][] = [
  ['assigned', 'had al iemand'],
  ['filled', 'gevuld door dit rooster'],
  ['open', 'nog open'],
]
const Legend = () => (
  <ul className={`wrap gap-4-16 small ${classes.legend}`}>
    {legend.map(([part, words]) => (
      <li key={part}>
        <span className={classes.part} data-part={part} />
        {words}
      </li>
    ))}
    <li className="soft small plain">smalle balk: wie het eerst komt</li>
  </ul>
)
