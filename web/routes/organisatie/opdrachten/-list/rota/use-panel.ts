import { useMemo } from 'react'
import { useEvent } from '../../../../../components/use-event.ts'
import { pageSize } from '../filters/search.ts'
import { inOrder, type Rota } from './days.ts'

type Args = {
  rota: Rota
  /** The row that is open. */
  open: string | undefined
  place: { page: number; total: number }
  onChange: (uuid: string | undefined) => void
}

const focusRow = (uuid: string | undefined) => document.querySelector<HTMLElement>(`[data-row="${uuid}"]`)?.focus()

/** What the panel beside the list does: open a row, go to the one before or after it, go back to its row. */
export function usePanel({ rota, open, place: { page, total }, onChange }: Args) {
  const order = useMemo(() => inOrder(rota).map(moment => moment.uuid), [rota])
  const at = order.indexOf(open ?? '')
  const go = (steps: number) => {
    const next = order[at + steps]
    return at >= 0 && next !== undefined ? () => onChange(next) : undefined
  }
  const close = useEvent(() => {
    onChange(undefined)
    focusRow(open)
  })
  const back = useEvent(() => focusRow(open))
  const [previous, next] = [useEvent(() => go(-1)?.()), useEvent(() => go(1)?.())]
  return {
    open: (uuid: string) => onChange(uuid),
    close,
    props: {
      place: at < 0 ? undefined : `${(page - 1) * pageSize + at + 1} van ${total}`,
      onPrevious: go(-1) && previous,
      onNext: go(1) && next,
      onBack: back,
      onClose: close,
    },
  }
}
