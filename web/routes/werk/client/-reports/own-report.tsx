import { daysLater } from '#care/amsterdam-time.ts'
import type { Report } from '#care/client-reports/reports.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { reportsHref } from './report-search.ts'

type Props = { report: Report; client: string; now: string }

/** An author's actions on a report: change it within a day; after that a new one corrects it. */
export function OwnReport({ report: { uuid, createdAt }, client, now }: Props) {
  const openUntil = daysLater(createdAt, 1)
  if (Date.parse(now) > Date.parse(openUntil))
    return <AppLink href={reportsHref(client, { corrigeer: uuid })}>Corrigeren</AppLink>
  return (
    <>
      <AppLink href={reportsHref(client, { wijzig: uuid })}>Wijzigen</AppLink>
      <span className="soft">kan tot {formatDateTime(openUntil)}</span>
    </>
  )
}
