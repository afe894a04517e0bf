import { DayBar } from '#care/moment/day-bar.tsx'
import { HolidayMark } from '#care/moment/holiday/holiday-mark.tsx'
import { formatShortDate } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import type { AnswerOf } from '#client/api.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Card } from '#components/page/page.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { SignalWords } from '../-assignment/eligibility-card.tsx'
import classes from './series.module.css'

export type SeriesDate = AnswerOf<'GET /care_moment_publications/{uuid}/series_dates'>['dates'][number]
export type Results = AnswerOf<'POST /care_moment_publication_reactions/series'>['results']
/** The results of reacting to these dates. */
export type Outcome = { results: Results; dates: readonly SeriesDate[] }

/** Whether this worker may respond to a date. */
export const isFree = ({ reasons }: SeriesDate): boolean => reasons.length === 0

type Props = {
  dates: readonly SeriesDate[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  error: string | undefined
}

/** The open dates of a series, to choose all or some; it says why others cannot be chosen. */
export function SeriesDates({ dates, chosen, onChoose, error }: Props) {
  const free = dates.filter(date => isFree(date) && !date.declined).map(date => date.careMomentPublication)
  const count = free.filter(date => chosen.includes(date)).length
  const choose = (date: string, on: boolean) => onChoose(on ? [...chosen, date] : chosen.filter(one => one !== date))
  return (
    <Card title="Op welke data kun je?">
      {free.length > 1 && (
        <Checkbox
          className={classes.all}
          label={<strong>Alle {free.length} data</strong>}
          checked={count === free.length}
          indeterminate={count > 0 && count < free.length}
          onChange={event => onChoose(event.currentTarget.checked ? free : [])}
        />
      )}
      <ul className="grid" aria-label="Data van de reeks">
        {dates.map(date => (
          <DateRow
            key={date.careMomentPublication}
            date={date}
            chosen={chosen.includes(date.careMomentPublication)}
            onChoose={on => choose(date.careMomentPublication, on)}
            invalid={error !== undefined}
          />
        ))}
      </ul>
      {error && (
        <p className="above-8 lost" role="alert">
          {error}
        </p>
      )}
    </Card>
  )
}

type RowProps = { date: SeriesDate; chosen: boolean; onChoose: (on: boolean) => void; invalid: boolean }

function DateRow({ date, chosen, onChoose, invalid }: RowProps) {
  const { startDate, endDate, reasons, signals, declined } = date
  const free = isFree(date)
  const words = (
    <span className={`wrap-row figures ${classes.when}`}>
      <strong>{formatShortDate(startDate, now())}</strong> {formatShiftTimes(date)}{' '}
      <HolidayMark startDate={startDate} endDate={endDate} />
    </span>
  )
  return (
    <li className={`grid gap-2 ruled ${classes.date}`}>
      <Checkbox
        label={words}
        checked={free && chosen}
        disabled={!free}
        aria-invalid={(invalid && free) || undefined}
        onChange={event => onChoose(event.currentTarget.checked)}
      />
      <div className={`grid gap-4 ${classes.under}`}>
        <DayBar startDate={startDate} endDate={endDate} size="row" kind={free ? 'taken' : 'wish'} />
        {declined && <p className="soft">Je hebt deze datum verborgen.</p>}
        {reasons.map(({ message }) => (
          <p key={message} className="attention">
            {message}
          </p>
        ))}
        {free &&
          signals.map(signal => (
            <div key={signal.message} className="soft">
              <SignalWords signal={signal} />
            </div>
          ))}
      </div>
    </li>
  )
}
