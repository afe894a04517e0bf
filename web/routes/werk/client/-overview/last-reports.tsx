import { useQuery } from '@tanstack/react-query'
import { dateOf, formatShortDate } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

const shown = 2

/** The last reports, in short: enough to know whether to read on. */
export function LastReports({ uuid }: { uuid: string }) {
  const instant = useNow()
  const leadsSomewhere = useLeadsSomewhere()
  const query = useQuery(queryOf('GET /client_reports', { query: { 'client.uuid': uuid, itemsPerPage: shown } }))
  const all = { href: fileHref(uuid, 'rapportage') }
  const dayOf = (at: string) => (dateOf(at) === dateOf(instant) ? 'vandaag' : formatShortDate(at, instant))
  return (
    <Card
      title="Laatste rapportages"
      aside={
        query.data &&
        query.data.totalItems > shown &&
        leadsSomewhere(all) && <AppLink href={all.href}>Alle {query.data.totalItems} rapportages</AppLink>
      }
    >
      <QueryState
        query={query}
        height={180}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<p className="soft">Er is nog niets geschreven over deze cliënt.</p>}
      >
        {({ member }) => (
          <ul className="grid gap-16">
            {member.map(report => (
              <li key={report.uuid}>
                <p>
                  <strong>{report.authorName}</strong>
                  {report.isOwn && ' (jij)'}
                  <span className={`soft small figures ${classes.when}`}>
                    {dayOf(report.createdAt)} {formatTime(report.createdAt)}
                  </span>
                </p>
                <p className={`clipped breaks ${classes.short}`}>{report.text}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
