import { useState } from 'react'
import { tellRefusal } from '../../../../care/tell.ts'
import { download } from '../../../../client/api.ts'
import { Button } from '../../../../components/button.tsx'
import type { MomentQuery } from './filters/search.ts'

/** Downloads everything that matches the filters, of all pages, as a file for a spreadsheet. */
export function ExportButton({ query: { page, itemsPerPage, ...query }, empty }: { query: MomentQuery; empty: boolean }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const args = { query }
    await download('GET /care_moments/export', args).catch(tellRefusal)
    setBusy(false)
  }
  return (
    <Button variant="default" size="sm" loading={busy} disabled={empty} onClick={() => void save()}>
      Exporteren (CSV)
    </Button>
  )
}
