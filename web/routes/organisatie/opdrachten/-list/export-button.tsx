import { useAct } from '../../../../care/act/use-act.ts'
import { download } from '../../../../client/api.ts'
import { Button } from '../../../../components/button.tsx'
import type { OrderSearch } from './orders.ts'

/** Downloads everything that matches the filters, of all pages, as a file for a spreadsheet. */
export function ExportButton({ of, empty }: { of: OrderSearch; empty: boolean }) {
  const { busy, act } = useAct()
  const { page, itemsPerPage, ...query } = of.query
  const save = () => act({ run: () => download('GET /care_moments/export', { query }) })
  return (
    <Button variant="default" size="sm" loading={busy} disabled={empty} onClick={() => void save()}>
      Exporteren (CSV)
    </Button>
  )
}
