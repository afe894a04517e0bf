import { useQuery } from '@tanstack/react-query'
import type { Report } from '#care/client-reports/reports.ts'
import { dateOf } from '#care/moment/moment.ts'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { nameNear, sayDate } from '../-visits/days.ts'
import { staysOf } from '../-visits/stays.tsx'
import { visitsQuery } from '../-visits/visits.ts'
import classes from './diary.module.css'
import { byDay, questionsQuery } from './diary.ts'
import { DiaryEntry } from './diary-entry.tsx'

type Props = { client: string; reports: readonly Report[]; fresh: ReadonlySet<string>; now: string }

/** Reports by day, newest first; each day with its strip, so that people see who came. */
export function DiaryDays({ client, reports, fresh, now }: Props) {
  const days = byDay(reports)
  const today = dateOf(now)
  const [last, first] = [days[0]?.[0] ?? today, days.at(-1)?.[0] ?? today]
  const visits = useQuery(visitsQuery(first, last, client)).data
  const questions = useQuery(questionsQuery(client)).data?.member ?? []
  // For a long period only the first visits are known: then show no strip rather than an empty one.
  const known = visits && visits.totalItems <= visits.member.length ? visits.member : undefined
  return days.map(([day, written]) => {
    const near = nameNear(day, today)
    return (
      <section key={day} className="stack gap-12" aria-label={sayDate(day)}>
        <div className={`stack gap-6 ${classes.dayHead}`}>
          <h2>
            {near ?? sayDate(day)}
            {near && <span>{sayDate(day)}</span>}
          </h2>
          {(known || !visits) && (
            <DayStrip
              look="head"
              day={`${day}T12:00:00Z`}
              stays={
                known &&
                staysOf(
                  known.filter(({ startDate, endDate }) => dateOf(startDate) <= day && dateOf(endDate) >= day),
                  day,
                  now,
                )
              }
              now={now}
            />
          )}
        </div>
        {written.map(report => (
          <DiaryEntry
            key={report.uuid}
            {...{ report, client, now }}
            isNew={fresh.has(report.uuid)}
            questions={questions.filter(({ clientReport }) => clientReport?.uuid === report.uuid)}
          />
        ))}
      </section>
    )
  })
}
