import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '#care/action/download-button.tsx'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import classes from './invoices.module.css'

/** Downloads of a whole year, for the worker's own books; nothing when the year is empty. */
export function YearDownloads({ year }: { year: number }) {
  const overviews = useQuery(queryOf('GET /care_worker_assist_annual_overviews', { query: { year } })).data
  const archives = useQuery(queryOf('GET /care_worker_care_assist_invoice_archives', { query: { year } })).data
  // The previous year stays on the screen until this one is there.
  const overview = overviews?.member.find(one => one.year === year)
  const archive = archives?.member.find(one => one.year === year)
  if (!overview && !archive) return null
  return (
    <Card title={`Downloads van ${year}`}>
      <div className={`wrap gap-12 ${classes.downloads}`}>
        {overview && (
          <DownloadButton
            variant="default"
            fetchFile={() => download('GET /care_worker_assist_annual_overviews/{uuid}/pdf', { uuid: overview.uuid })}
          >
            Jaaroverzicht (PDF)
          </DownloadButton>
        )}
        {archive && (
          <DownloadButton
            variant="default"
            fetchFile={() => download('GET /care_worker_care_assist_invoice_archives/{uuid}/download', { uuid: archive.uuid })}
          >
            Alle facturen van dit jaar (ZIP)
          </DownloadButton>
        )}
      </div>
      <p className="above-16">
        Ook voor je boekhouder: je <AppLink href="/werk/documenten?overeenkomsten=alle">overeenkomsten</AppLink> per opdracht.
      </p>
    </Card>
  )
}
