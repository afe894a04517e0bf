import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../../../../rules/format-nl.ts'
import { dateOf, formatShortDate } from '../../../../care/moment/moment.ts'
import { useNow } from '../../../../care/now.ts'
import { ask } from '../../../../client/cache.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Card } from '../../../../components/page.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { useLeadsSomewhere } from '../../../../components/use-leads-somewhere.ts'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

const shown = 2

/** What was last written, in short: enough to know whether to read on. */
export function LastReports({ uuid }: { uuid: string }) {
  const instant = useNow()
  const leadsSomewhere = useLeadsSomewhere()
  const { data, error, refetch } = useQuery(ask('GET /client_reports', { query: { 'client.uuid': uuid, itemsPerPage: shown } }))
  const all = { href: fileHref(uuid, 'rapportage') }
  const dayOf = (at: string) => (dateOf(at) === dateOf(instant) ? 'vandaag' : formatShortDate(at, instant))
  return (
    <Card
      title="Laatste rapportages"
      aside={
        data &&
        data.totalItems > shown &&
        leadsSomewhere(all) && <AppLink href={all.href}>Alle {data.totalItems} rapportages</AppLink>
      }
    >
      {data && data.member.length > 0 && (
        <ul className={classes.reports}>
          {data.member.map(report => (
            <li key={report.uuid}>
              <p>
                <strong>{report.authorName}</strong>
                {report.isOwn && ' (jij)'}
                <span className={`${classes.when} figures`}>
                  {dayOf(report.createdAt)} {formatTime(report.createdAt)}
                </span>
              </p>
              <p className={classes.short}>{report.text}</p>
            </li>
          ))}
        </ul>
      )}
      {data?.totalItems === 0 && <p className={classes.soft}>Er is nog niets geschreven over deze cliënt.</p>}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={180} aria-busy="true" />}
    </Card>
  )
}
