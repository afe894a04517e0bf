import { Button } from '#components/controls/button.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { type ScaleWords, scaleWords } from '#words/plan-nl.ts'
import { dateOf } from '../../moment/moment.ts'
import { ReportText } from '../report-entry.tsx'
import classes from './year.module.css'
import { YearChart } from './year-chart.tsx'
import { coursesOf, type Year, type YearProblem } from './year-words.ts'

type Props = {
  year: Year
  words?: ScaleWords
  /** The column headings of the table: the subject, the day, the scale, the score. */
  columns?: readonly [string, string, string, string]
  /** The name of a problem here, if not its own. */
  say?: ((problem: YearProblem) => string) | undefined
}

const careColumns = ['Aandachtsgebied', 'Dag', 'Schaal', 'Score'] as const

/** The reports of the year, in chronological order: as text, also for print. */
function YearReports({ reports, problems, say }: Pick<Year, 'reports' | 'problems'> & Pick<Props, 'say'>) {
  if (reports.length === 0) return null
  return (
    <section className={`above-8 ${classes.part}`}>
      <h2>Rapportages ({reports.length})</h2>
      <ol className={`grid gap-16 reading ${classes.reports}`}>
        {reports.map(report => (
          <li key={report.uuid}>
            <p className="soft small">
              <strong className="figures">{formatDate(dateOf(report.createdAt))}</strong> {report.authorName}
            </p>
            <div data-written>
              <ReportText text={report.text} problems={problems} say={say} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The same scores as a table. */
type TableProps = { problems: readonly YearProblem[]; words: ScaleWords; columns: readonly string[] }
function YearTable({ problems, words, columns }: TableProps) {
  const rows = problems.flatMap(problem =>
    coursesOf(problem).flatMap(({ scale, points }) => points.map(point => ({ problem, scale, ...point }))),
  )
  return (
    <details className={`fold no-print ${classes.table}`}>
      <summary className="touch strong">Bekijk als tabel</summary>
      <table>
        <caption className="unseen">Alle cijfers van het jaar</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ problem, scale, day, value }) => (
            <tr key={`${problem.uuid} ${scale} ${day}`}>
              <th scope="row">{problem.name}</th>
              <td className="figures">{formatDate(day)}</td>
              <td>{words[scale].label}</td>
              <td className="figures">
                {value}, {words[scale].levels[value - 1]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A client's year in one domain: in sentences, as lines, as a table, and the reports. */
export function YearParts({ year, words = scaleWords, columns = careColumns, say }: Props) {
  const problems = say ? year.problems.map(problem => ({ ...problem, name: say(problem) })) : year.problems
  return (
    <>
      <div className={`grid gap-12 ${classes.problems}`}>
        {problems.map(problem => (
          <YearChart key={problem.uuid} problem={problem} year={year.year} words={words} />
        ))}
      </div>
      {problems.length > 0 && <YearTable {...{ problems, words, columns }} />}
      <div className={`grid no-print ${classes.print}`}>
        <Button variant="default" size="lg" onClick={() => print()}>
          Druk dit jaar af
        </Button>
      </div>
      <YearReports {...year} say={say} />
    </>
  )
}
