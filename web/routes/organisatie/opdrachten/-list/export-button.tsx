import { useState } from 'react'
import { download, type Problem } from '../../../../client/api.ts'
import { Button } from '../../../../components/button.tsx'
import { toastFailed } from '../../../../components/toast.ts'
import type { MomentQuery } from './filters/search.ts'

/** All that the filters let through, on every page, as a file for a spreadsheet. */
export function ExportButton({ query: { page, itemsPerPage, ...query }, empty }: { query: MomentQuery; empty: boolean }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const args = { query }
    await download('GET /care_moments/export', args).catch((problem: Problem) => toastFailed(problem.message))
    setBusy(false)
  }
  return (
    <Button variant="default" size="sm" loading={busy} disabled={empty} onClick={() => void save()}>
      Exporteren (CSV)
    </Button>
  )
}
