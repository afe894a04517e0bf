import { formatDateTime, formatTime, formatTimes } from '../../../../../rules/format-nl.ts'
import { daysLater } from '../../../../care/amsterdam-time.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { AppLink } from '../../../../components/app-link.tsx'
import { Avatar } from '../../../../components/avatar.tsx'
import classes from './report-entry.module.css'
import { partsOf } from './report-text.ts'
import { type Report, reportId, reportsHref } from './reports.ts'

/** The text of a report: what is about one problem below its name. */
export function ReportText({ text, problems }: { text: string; problems: readonly { name: string }[] }) {
  const parts = partsOf(
    text,
    problems.map(({ name }) => name),
  )
  return (
    <div className={classes.text}>
      {parts.map(({ heading, text: own }) => (
        <p key={heading}>
          {heading && parts.length > 1 && <strong>{heading}</strong>}
          {own}
        </p>
      ))}
    </div>
  )
}

type Beside = Report['corrections'][number]
const Other = ({ what, report, problems }: { what: string; report: Beside; problems: Report['problems'] }) => (
  <aside className={classes.other}>
    <p className={classes.soft}>
      <strong>{what}</strong> {report.authorName}, <span className="figures">{formatDateTime(report.createdAt)}</span>
    </p>
    <ReportText text={report.text} problems={problems} />
  </aside>
)

/** For a day after writing it an author may change a report; after that a new one corrects it. */
const openUntil = ({ createdAt }: Report) => daysLater(createdAt, 1)

/** One report: who, when, in which shift, about what, and what was seen and done; with what was corrected beside it. */
export function ReportEntry({ report, client, now }: { report: Report; client: string; now: string }) {
  const { uuid, authorName, careMoment, createdAt, problems } = report
  const time = formatTime(createdAt)
  return (
    <article
      id={reportId(uuid)}
      tabIndex={-1}
      className={classes.entry}
      aria-label={`Rapportage van ${authorName}, ${formatDateTime(createdAt)}`}
    >
      <div className={classes.head}>
        <Avatar name={authorName} />
        <div>
          <strong className={classes.who}>{authorName}</strong>
          <span className={`${classes.soft} figures`}>om {time}</span>
        </div>
        {careMoment && (
          <div className={classes.shift}>
            <DayBar {...careMoment} size="row" />
            <span className={`${classes.soft} figures`}>{formatTimes(careMoment.startDate, careMoment.endDate)}</span>
          </div>
        )}
      </div>
      {(report.isUnread || report.corrected || problems.length > 0) && (
        <ul className={classes.about} aria-label="Gaat over">
          {report.isUnread && <li className={classes.new}>Nieuw</li>}
          {report.corrected && <li className={classes.correction}>Correctie</li>}
          {problems.map(problem => (
            <li key={problem.uuid} className={classes.problem}>
              {problem.name}
            </li>
          ))}
        </ul>
      )}
      <ReportText text={report.text} problems={problems} />
      {report.corrected && <Other what="Eerst stond er:" report={report.corrected} problems={problems} />}
      {report.corrections.map(correction => (
        <Other key={correction.uuid} what="Correctie van" report={correction} problems={problems} />
      ))}
      {report.isOwn && (
        <p className={classes.acts}>
          {Date.parse(now) <= Date.parse(openUntil(report)) ? (
            <>
              <AppLink href={reportsHref(client, { wijzig: uuid })}>Wijzigen</AppLink>
              <span className={classes.soft}>kan tot {formatDateTime(openUntil(report))}</span>
            </>
          ) : (
            <AppLink href={reportsHref(client, { corrigeer: uuid })}>Corrigeren</AppLink>
          )}
        </p>
      )}
    </article>
  )
}
