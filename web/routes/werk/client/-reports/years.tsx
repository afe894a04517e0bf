import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { domainWords } from '#words/plan-nl.ts'
import { yearHref } from '../-file/file.ts'
import classes from './years.module.css'

/** The years of a client, each with its domains. */
export function Years({ client }: { client: string }) {
  const { data } = useQuery(ask('GET /client_care_assist_reports', { query: { 'client.uuid': client, itemsPerPage: 40 } }))
  const years = [...new Set((data?.member ?? []).map(({ year }) => year))]
  return years.map(year => (
    <section key={year} className={classes.year}>
      <h2>Jaaroverzicht {year}</h2>
      <ul>
        {data!.member
          .filter(report => report.year === year)
          .map(report => (
            <li key={report.uuid}>
              <AppLink href={yearHref(client, report.uuid)}>
                <strong>{domainWords[report.domain]}</strong>
                <span>{report.problems.map(({ name }) => name).join(', ') || 'Rapportages'}</span>
                <ChevronRightIcon size={20} />
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  ))
}
