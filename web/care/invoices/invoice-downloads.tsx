import { download } from '#client/api.ts'
import { DownloadButton } from '../action/download-button.tsx'
import type { Invoice } from './invoice.ts'

/** Downloads of an invoice: the PDF, and the electronic invoice. */
export function InvoiceDownloads({ invoice: { uuid, isPart } }: { invoice: Pick<Invoice, 'uuid' | 'isPart'> }) {
  if (isPart)
    return <p>Op deze factuur staat ook werk op andere locaties. Vraag een collega die alle locaties ziet om de hele factuur.</p>
  return (
    <>
      <DownloadButton fetchFile={() => download('GET /care_moment_invoices/{uuid}/pdf', { uuid })}>PDF downloaden</DownloadButton>
      <DownloadButton variant="default" fetchFile={() => download('GET /care_moment_invoices/{uuid}/ubl', { uuid })}>
        E-factuur (UBL)
      </DownloadButton>
    </>
  )
}
