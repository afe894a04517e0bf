import { CloseIcon } from '#components/marks/icons.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { holidayOn } from '#rules/time/holidays.ts'
import classes from './order.module.css'

type Props = { dates: string[]; except: string[]; onChange: (except: string[]) => void }

/** The dates of a series, each with a button to leave it out; holidays show their name. */
export default function SeriesPreview({ dates, except, onChange }: Props) {
  const left = dates.filter(date => !except.includes(date)).length
  return (
    <section aria-label="Data van de reeks" className="grid gap-8">
      <p className="strong" role="status">
        {dates.length === 0
          ? 'Met deze dagen valt er nog geen datum in de reeks.'
          : left === 1
            ? '1 opdracht'
            : `${left} opdrachten`}
        {left < dates.length && `, ${dates.length - left} weggelaten`}
      </p>
      {dates.length > 0 && (
        <ul className={`grid gap-4-12 figures ${classes.dates}`}>
          {dates.map(date => {
            const out = except.includes(date)
            const holiday = holidayOn(date)
            return (
              <li key={date} data-out={out || undefined}>
                <span>
                  {formatDate(date)}
                  {holiday && <span className={`round warns attention small ${classes.holiday}`}>{holiday}</span>}
                </span>
                <button
                  type="button"
                  aria-label={out ? `${formatDate(date)} terugzetten` : `${formatDate(date)} weglaten`}
                  onClick={() => onChange(out ? except.filter(one => one !== date) : [...except, date])}
                >
                  {out ? 'Terugzetten' : <CloseIcon size={18} />}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
