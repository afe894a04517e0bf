import { type KeyboardEvent, useRef } from 'react'
import type { ListedMoment } from '../../../../care/moment/care-moment.ts'
import classes from './order-row.module.css'
import { OrderRow, type RowSelection } from './order-row.tsx'

type Props = {
  moments: readonly ListedMoment[]
  now: string
  open: string | undefined
  selection: RowSelection
  /** Opens a side panel; null where there is no room for one. */
  onOpen: ((uuid: string | undefined) => void) | null
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])]

/** The rows: the arrow keys move through them (the side panel follows), Enter opens, the space bar selects, Escape closes. */
export function OrderList({ moments, now, open, selection, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const selectable = moments.some(moment => moment.allowedActions.includes('approve'))
  const walk = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const links = rowsIn(list.current)
    const at = links.indexOf(event.currentTarget)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }
    const next = links[steps[event.key] ?? -1]
    const moment = moments[at]
    if (next) {
      next.focus()
      if (open) onOpen?.(next.dataset.uuid)
    } else if (event.key === ' ' && moment?.allowedActions.includes('approve')) selection.toggle(moment.uuid)
    else if (event.key === 'Escape' && open) onOpen?.(undefined)
    else return
    event.preventDefault()
  }
  return (
    <ul ref={list} className={classes.rows} data-selectable={selectable || undefined} aria-label="Opdrachten">
      {moments.map(moment => (
        <OrderRow
          key={moment.uuid}
          {...{ moment, now, onOpen }}
          chosen={moment.uuid === open}
          selection={selectable ? selection : null}
          onKeyDown={walk}
        />
      ))}
    </ul>
  )
}
