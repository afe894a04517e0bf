import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEvent } from '../../components/use-event.ts'
import { keepInPlace } from './row/keep-in-place.ts'

/** The element beside the list. */
export const panelId = 'ernaast'

type Args = {
  /** What is in the list, by uuid, as it stands there. */
  order: readonly string[]
  /** The row that is open by the address. */
  address: string | undefined
  place: { page: number; pageSize: number; total: number }
  /** Brings the address up to date. */
  onChange: (uuid: string | undefined) => void
}

/** What a panel is told of its place in the list. */
export interface InPanel {
  takesFocus: boolean
  place: string | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onBack: () => void
  onClose: () => void
}

const rowOf = (uuid: string | undefined) => document.querySelector<HTMLElement>(`[data-row="${uuid}"]`)
const focusRow = (uuid: string | undefined) => rowOf(uuid)?.focus()

/** The row that is open: it answers at once, and the address follows when that has been painted. */
function useOpenRow(address: string | undefined, onChange: Args['onChange']) {
  const [open, setOpen] = useState(address)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (waiting.current === undefined) setOpen(address)
  }, [address])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const show = useEvent((uuid: string | undefined) => {
    // A panel that comes or goes changes the list beside it: the row stays under the pointer.
    if ((open === undefined) !== (uuid === undefined)) keepInPlace(() => rowOf(uuid ?? open))
    setOpen(uuid)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      onChange(uuid)
    }, 60)
  })
  return [open, show] as const
}

/** What the panel beside the list does: open a row, go to the one before or after it, go back to its row. */
export function usePanel({ order, address, place: { page, pageSize, total }, onChange }: Args) {
  const [open, show] = useOpenRow(address, onChange)
  // The panel and the room for it follow the row as soon as both can be drawn, in one step: `lazy` holds them until the code is there.
  const shown = useDeferredValue(open, undefined)
  // A button of a row is answered in the panel: people go there with it.
  const [entered, setEntered] = useState<string>()
  const at = order.indexOf(shown ?? '')
  // What was just done may take a row out of its list: its place and those beside it stay with the panel.
  const last = useRef<{ uuid: string | undefined; at: number; place: string | undefined }>({
    uuid: undefined,
    at: -1,
    place: undefined,
  })
  const here = at >= 0 ? { uuid: shown, at, place: `${(page - 1) * pageSize + at + 1} van ${total}` } : last.current
  useLayoutEffect(() => {
    last.current = here
  })
  const isKnown = shown !== undefined && here.uuid === shown
  const neighbour = (steps: 1 | -1) => {
    if (!isKnown) return undefined
    return order[here.at + (at < 0 && steps === 1 ? 0 : steps)]
  }
  const close = useEvent(() => {
    show(undefined)
    focusRow(open)
  })
  const back = useEvent(() => focusRow(open))
  /** On to the next row, from which the keys go on; without one the panel closes. */
  const goOn = useEvent(() => {
    const following = neighbour(1)
    if (following === undefined) return close()
    show(following)
    focusRow(following)
  })
  const [previous, next] = [useEvent(() => show(neighbour(-1))), useEvent(() => show(neighbour(1)))]
  return {
    open,
    shown,
    show: useEvent((uuid: string | undefined) => {
      setEntered(undefined)
      if (uuid) show(uuid)
      else close()
    }),
    goOn,
    answer: useEvent((uuid: string) => {
      setEntered(uuid)
      show(uuid)
    }),
    props: {
      takesFocus: shown !== undefined && entered === shown,
      place: isKnown ? here.place : undefined,
      onPrevious: neighbour(-1) === undefined ? undefined : previous,
      onNext: neighbour(1) === undefined ? undefined : next,
      onBack: back,
      onClose: close,
    },
  }
}
