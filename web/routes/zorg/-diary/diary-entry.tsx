import { useState } from 'react'
import { ReportText } from '#care/client-reports/report-entry.tsx'
import { type Report, reportId } from '#care/client-reports/reports.ts'
import { dateOf } from '#care/moment/moment.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { MailIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { plainProblem } from '#words/family-plan-nl.ts'
import { nameDay } from '../-visits/days.ts'
import classes from './diary.module.css'
import { firstWord, type Question } from './diary.ts'

const QuestionDialog = late(() => import('./question-dialog.tsx'))

type Props = {
  report: Report
  client: string
  now: string
  isNew: boolean
  /** The questions about it with their answers, newest first. */
  questions: readonly Question[]
}

/** A report as a page of a diary: its author and time, its subject, questions about it, and a button to ask one. */
export function DiaryEntry({ report, client, now, isNew, questions }: Props) {
  const { uuid, authorName, createdAt, problems, corrected, corrections } = report
  const [asking, setAsking] = useState(false)
  const name = firstWord(authorName)
  return (
    <article
      id={reportId(uuid)}
      className={`card clipped ${classes.entry}`}
      aria-label={`${name} schreef om ${formatTime(createdAt)}`}
    >
      <div className={`grid middle tight ${classes.head}`}>
        <Avatar name={authorName} size={52} />
        <h3 className="large breaks">{name}</h3>
        {isNew && <span className={`round strong ${classes.new}`}>Nieuw</span>}
        <p className="soft figures">schreef om {formatTime(createdAt)}</p>
      </div>
      {problems.length > 0 && (
        <ul className={`wrap gap-8 ${classes.about}`} aria-label="Gaat over">
          {problems.map(problem => (
            <li key={problem.uuid}>{plainProblem(problem)}</li>
          ))}
        </ul>
      )}
      <div data-written>
        <ReportText text={report.text} problems={problems} say={plainProblem} />
      </div>
      {corrected && <Other what="Eerst stond er:" text={corrected.text} />}
      {corrections.map(one => (
        <Other key={one.uuid} what={`${firstWord(one.authorName)} schreef later:`} text={one.text} />
      ))}
      {questions.length > 0 && (
        <ul className={`grid gap-8 ruled ${classes.said}`} aria-label="Vragen en antwoorden">
          {questions.toReversed().map(one => (
            <li key={one.uuid} data-own={one.isOwn || undefined}>
              <p data-written>{one.text}</p>
              <p className="soft figures">
                {one.isOwn ? 'U' : firstWord(one.authorName)}, {nameDay(dateOf(one.createdAt), dateOf(now))}{' '}
                {formatTime(one.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <MailIcon size={20} />
        {questions.length > 0 ? 'Nog een vraag' : 'Vraag hierover'}
        <span className="unseen">
          {' '}
          bij {name}, {nameDay(dateOf(createdAt), dateOf(now))} {formatTime(createdAt)}
        </span>
      </button>
      {asking && <QuestionDialog report={report} client={client} onClose={() => setAsking(false)} />}
    </article>
  )
}

const Other = ({ what, text }: { what: string; text: string }) => (
  <aside className={classes.other}>
    <strong>{what}</strong>
    <p data-written>{text}</p>
  </aside>
)
