import { lazy } from 'react'
import { usePanel } from '#care/list/use-panel.ts'
import { useMedia } from '#components/hooks/use-media.ts'
import type { OrderSearch } from '../orders.ts'

const MomentPanel = lazy(() => import('./moment-panel.tsx'))

/** The panel beside a view without pages, with the view's order of items; on a narrow screen nothing opens. */
export function useBeside({ search, set }: OrderSearch, order: readonly string[]) {
  const wide = useMedia('(min-width: 62em)')
  const { open, shown, show, props } = usePanel({
    order,
    address: wide && search.open ? String(search.open) : undefined,
    place: { page: 1, pageSize: order.length, total: order.length },
    onChange: uuid => set({ open: uuid }),
  })
  return { open, onOpen: wide ? show : null, panel: shown && <MomentPanel uuid={shown} {...props} /> }
}
