import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../../../../rules/format-nl.ts'
import { ReportText } from '../../../../../care/client-reports/report-entry.tsx'
import { dateOf } from '../../../../../care/moment/moment.ts'
import { ask } from '../../../../../client/cache.ts'
import { Button } from '../../../../../components/button.tsx'
import { DetailPage } from '../../../../../components/detail-page.tsx'
import { domainWords, scaleWords } from '../../../../../words/plan-nl.ts'
import { reportsHref } from '../reports.ts'
import classes from './year.module.css'
import { YearChart } from './year-chart.tsx'
import { coursesOf, summaryOf, type Year, type YearProblem } from './year-words.ts'

/** The reports of the year, the first one first: as text, also on paper. */
function YearReports({ reports, problems }: Pick<Year, 'reports' | 'problems'>) {
  if (reports.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>Rapportages ({reports.length})</h2>
      <ol className={classes.reports}>
        {reports.map(report => (
          <li key={report.uuid}>
            <p className={classes.soft}>
              <strong className="figures">{formatDate(dateOf(report.createdAt))}</strong> {report.authorName}
            </p>
            <ReportText text={report.text} problems={problems} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The same scores as a table. */
function YearTable({ problems }: { problems: readonly YearProblem[] }) {
  const rows = problems.flatMap(problem =>
    coursesOf(problem).flatMap(({ scale, points }) => points.map(point => ({ problem, scale, ...point }))),
  )
  return (
    <details className={classes.table}>
      <summary>Bekijk als tabel</summary>
      <table>
        <caption className="unseen">Alle scores van het jaar</caption>
        <thead>
          <tr>
            <th scope="col">Aandachtsgebied</th>
            <th scope="col">Dag</th>
            <th scope="col">Schaal</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ problem, scale, day, value }) => (
            <tr key={`${problem.uuid} ${scale} ${day}`}>
              <th scope="row">{problem.name}</th>
              <td className="figures">{formatDate(day)}</td>
              <td>{scaleWords[scale].label}</td>
              <td className="figures">
                {value}, {scaleWords[scale].levels[value - 1]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A client's year in one domain: in sentences, as lines, as a table, and what was reported. */
export function YearPage({ client, uuid }: { client: string; uuid: string }) {
  const year = useQuery(ask('GET /client_care_assist_reports/{uuid}', { uuid }))
  const person = year.data?.client
  return (
    <DetailPage
      query={year}
      kind="Jaaroverzicht"
      back={{ href: reportsHref(client), label: 'Rapportage' }}
      title={({ year: of, domain }) => `Jaaroverzicht ${of}: ${domainWords[domain]}`}
      lead={({ problems }) => (
        <p className={classes.summary}>
          <span className={classes.person}>
            {person?.firstName} {person?.lastName}
          </span>
          <strong>{summaryOf(problems)}</strong>
          <span>Elke lijn loopt van 1 tot 5. Hoger is beter.</span>
        </p>
      )}
      width="reading"
      gone={{
        title: 'Dit jaaroverzicht is er niet',
        text: 'Misschien klopt het adres niet, of zie je deze cliënt niet meer.',
        action: { href: reportsHref(client), label: 'Naar de rapportages' },
      }}
    >
      {data => (
        <>
          <div className={classes.problems}>
            {data.problems.map(problem => (
              <YearChart key={problem.uuid} problem={problem} year={data.year} />
            ))}
          </div>
          {data.problems.length > 0 && <YearTable problems={data.problems} />}
          <div className={classes.print}>
            <Button variant="default" size="lg" onClick={() => print()}>
              Jaaroverzicht printen
            </Button>
          </div>
          <YearReports {...data} />
        </>
      )}
    </DetailPage>
  )
}
