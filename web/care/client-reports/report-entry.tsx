import type { ReactNode } from 'react'
import { Avatar } from '#components/marks/avatar.tsx'
import { ChartIcon } from '#components/marks/icons.tsx'
import { formatDateTime, formatTime, formatTimes } from '#rules/time/format-nl.ts'
import { levelOf, scaleWords } from '#words/plan-nl.ts'
import { DayBar } from '../moment/day-bar.tsx'
import { partsOf } from './report-text.ts'
import classes from './reports.module.css'
import { type Report, reportId } from './reports.ts'

type Written<P> = {
  text: string
  problems: readonly P[]
  /** The name of a problem here, if not its own. */
  say?: ((problem: P) => string) | undefined
}
/** The text of a report, with the text about one problem below its name. */
export function ReportText<P extends { name: string }>({ text, problems, say }: Written<P>) {
  const parts = partsOf(
    text,
    problems.map(({ name }) => name),
  )
  const named = (heading: string) => {
    const problem = say && problems.find(({ name }) => name === heading)
    return problem ? say(problem) : heading
  }
  return (
    <div className={`above-8 breaks reading ${classes.text}`}>
      {parts.map(({ heading, text: own }) => (
        <p key={heading}>
          {heading && parts.length > 1 && <strong className="block">{named(heading)}</strong>}
          {own}
        </p>
      ))}
    </div>
  )
}

type Beside = Report['corrections'][number]
const Other = ({ what, report, problems }: { what: string; report: Beside; problems: Report['problems'] }) => (
  <aside className={`above-12 ${classes.other}`}>
    <p className="soft small">
      <strong>{what}</strong> {report.authorName}, <span className="figures">{formatDateTime(report.createdAt)}</span>
    </p>
    <ReportText text={report.text} problems={problems} />
  </aside>
)

type Props = {
  report: Report
  /** The reader's actions. */
  acts?: ReactNode
}

/** A report: who, when, in which shift, about what, and what was seen and done; with its corrections. */
export function ReportEntry({ report, acts }: Props) {
  const { uuid, authorName, careMoment, createdAt, problems, scores } = report
  const time = formatTime(createdAt)
  return (
    <article
      id={reportId(uuid)}
      tabIndex={-1}
      className={`card ${classes.entry}`}
      aria-label={`Rapportage van ${authorName}, ${formatDateTime(createdAt)}`}
    >
      <div className={`grid middle tight ${classes.head}`}>
        <Avatar name={authorName} />
        <div>
          <strong className="block breaks">
            {authorName}
            {report.isOwn && ' (jij)'}
          </strong>
          <span className="soft small figures">om {time}</span>
        </div>
        {careMoment && (
          <div className={`grid ${classes.shift}`}>
            <DayBar {...careMoment} size="row" />
            <span className="soft small figures">{formatTimes(careMoment.startDate, careMoment.endDate)}</span>
          </div>
        )}
      </div>
      {(report.isUnread || report.corrected || problems.length > 0) && (
        <ul className={`wrap gap-6 ${classes.about}`} aria-label="Gaat over">
          {report.isUnread && <li className={classes.new}>Nieuw</li>}
          {report.corrected && <li className={classes.correction}>Correctie</li>}
          {problems.map(problem => (
            <li key={problem.uuid}>{problem.name}</li>
          ))}
        </ul>
      )}
      <ReportText text={report.text} problems={problems} />
      {scores.length > 0 && (
        <ul className="grid gap-4 above-8 small" aria-label="Scores bij deze rapportage">
          {scores.map(({ uuid, problem, scale, score, before }) => (
            <li className="row gap-8" key={`${uuid} ${scale}`}>
              <ChartIcon size={18} />
              <span>
                {problem}, {scaleWords[scale].label.toLowerCase()}{' '}
                <strong className="figures">
                  {before !== null && before !== score && (
                    <>
                      {before} <span aria-hidden="true">→</span>
                      <span className="unseen">naar</span>{' '}
                    </>
                  )}
                  {score}
                </strong>{' '}
                {levelOf(scale, score)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {report.corrected && <Other what="Eerst stond er:" report={report.corrected} problems={problems} />}
      {report.corrections.map(correction => (
        <Other key={correction.uuid} what="Correctie van" report={correction} problems={problems} />
      ))}
      {acts && <p className={`wrap-row no-print ${classes.acts}`}>{acts}</p>}
    </article>
  )
}
