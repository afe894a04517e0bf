import { memo } from 'react'
import { panelId } from '#care/list/use-panel.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { NowLine } from '#care/moment/day-bar.tsx'
import { nowOnBar } from '#care/moment/day-bar-geometry.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useAfterPaint } from '#components/hooks/use-after-paint.ts'
import { RowGroup, Rows } from '#components/lists/rows.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { canBeChosen } from '../bulk/chosen.ts'
import head from './day-head.module.css'
import { CheckAll, DayHead, type DaySelection } from './day-head.tsx'
import { type Day, type Rota as Days, inOrder } from './days.ts'
import classes from './rota.module.css'
import { RotaRow, type RowActs } from './rota-row.tsx'
import { shortNames } from './row-words.ts'

type Props = {
  rota: Days
  now: string
  open: string | undefined
  /** Whether a panel is open beside the list. */
  hasPanel: boolean
  /** Whether the bars have few pixels per hour, so that few labels fit above them. */
  isNarrow: boolean
  chosen: ReadonlySet<string>
  /** The moments that somebody else just changed. */
  fresh: ReadonlySet<string>
  /** The `@id`s of moments with a decision that was not sent yet. */
  decided: ReadonlySet<string>
  acts: RowActs
  onOpen: ((uuid: string | undefined) => void) | null
  onToggle: (uuid: string, isRange: boolean) => void
  onSelect: (uuids: string[]) => void
}

// The approximate height of a row.
const rowPx = 56

const loadPanel = () => void import('./moment-panel.tsx').catch(() => undefined) // only a guess: it may not be needed

const able = (moments: readonly ListedMoment[]) => moments.filter(canBeChosen).map(moment => moment.uuid)

/** The moments by the day on which they begin, all on one scale of hours; periods are listed below. */
export const Rota = memo(function Rota({
  rota,
  now,
  open,
  hasPanel,
  isNarrow,
  chosen,
  fresh,
  decided,
  acts,
  onOpen,
  onToggle,
  onSelect,
}: Props) {
  const today = dateOf(now)
  const selection = (moments: readonly ListedMoment[]): DaySelection => ({ able: able(moments), chosen, onSelect })
  const placeOf = shortNames(inOrder(rota).map(({ location }) => location.name))
  const rows = (moments: readonly ListedMoment[], dayId: string) =>
    moments.map(moment => (
      <RotaRow
        key={moment.uuid}
        {...{ moment, now, dayId, acts }}
        place={placeOf(moment.location.name)}
        isOpen={moment.uuid === open}
        isChosen={chosen.has(moment.uuid)}
        isFresh={fresh.has(moment.uuid)}
        isDecided={decided.has(moment['@id'])}
      />
    ))
  const canChoose = inOrder(rota).some(canBeChosen)
  const dayGroup = (day: Day) => {
    const id = `dag-${day.date}`
    const hour = day.date === today ? nowOnBar(day.moments[0]!.startDate, now) : null
    const present = hour === null ? null : { hour, time: formatTime(now) }
    return (
      <RowGroup
        key={day.date}
        headingId={id}
        head={<DayHead {...{ day, id, today, isNarrow }} now={present} selection={selection(day.moments)} />}
        over={
          hour !== null && (
            <span className={classes.nowLane}>
              <NowLine hour={hour} />
            </span>
          )
        }
      >
        {rows(day.moments, id)}
      </RowGroup>
    )
  }
  const periodGroup = rota.periods.length > 0 && (
    <RowGroup
      headingId="vaste-inzetten"
      head={
        <>
          <CheckAll day="de vaste inzetten" {...selection(rota.periods)} />
          <h2 id="vaste-inzetten" className={`one-line ${head.date} ${head.wide}`}>
            Vaste inzetten
          </h2>
          <p className={`wrap-row small figures ${head.sum}`}>{rota.periods.length} op deze pagina</p>
        </>
      }
    >
      {rows(rota.periods, 'vaste-inzetten')}
    </RowGroup>
  )
  // The page is painted before its rows, so that a press gets an immediate response.
  const isPainted = useAfterPaint()
  return (
    <div className={classes.frame} data-panel={hasPanel || undefined} data-choose={canChoose || undefined}>
      <Rows
        label="Opdrachten"
        {...{ open, onOpen, onToggle, panelId }}
        preload={onOpen ? loadPanel : undefined}
        className={classes.rota}
      >
        {isPainted ? (
          <>
            {rota.days.map(dayGroup)}
            {periodGroup}
          </>
        ) : (
          <div aria-busy="true" style={{ height: rowPx * inOrder(rota).length }} />
        )}
      </Rows>
    </div>
  )
})
