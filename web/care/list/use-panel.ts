import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEvent } from '#components/hooks/use-event.ts'

/** The element beside the list. */
export const panelId = 'ernaast'

type Args = {
  /** The uuids in the list, in order. */
  order: readonly string[]
  /** The row that is open according to the address. */
  address: string | undefined
  place: { page: number; pageSize: number; total: number }
  /** Updates the address. */
  onChange: (uuid: string | undefined) => void
}

/** A panel's position in the list. */
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

/** The open row: it responds at once, and the address follows after the paint. */
function useOpenRow(address: string | undefined, onChange: Args['onChange']) {
  const [open, setOpen] = useState(address)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (waiting.current === undefined) setOpen(address)
  }, [address])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const show = useEvent((uuid: string | undefined) => {
    // Opening or closing the panel resizes the list: the row stays under the pointer.
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

/** The row that has the focus again: where the panel covers the list, only once the panel is gone. */
function useLeftRow(shown: string | undefined) {
  const left = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown === undefined && left.current) focusRow(left.current)
    left.current = undefined
  }, [shown])
  return left
}

/** The panel beside the list: open a row, go to the previous or next one, return to its row. */
export function usePanel({ order, address, place: { page, pageSize, total }, onChange }: Args) {
  const [open, show] = useOpenRow(address, onChange)
  // The panel and the room for it appear together, once both can be drawn: `lazy` delays them until the code has loaded.
  const shown = useDeferredValue(open, undefined)
  // A button in a row may be answered in the panel: the focus moves there too.
  const [entered, setEntered] = useState<string>()
  const at = order.indexOf(shown ?? '')
  // An action may just have removed a row from its list: the panel keeps its position and neighbours.
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
  const left = useLeftRow(shown)
  const close = useEvent(() => {
    left.current = open
    show(undefined)
  })
  const back = useEvent(() => focusRow(open))
  /** On to the next row, where the keyboard continues; without one the panel closes. */
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

// Two seconds: as long as the panel beside a list may take to load.
const maxFrames = 120
const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Keeps the element from `find` at its position in the window while the layout around it changes, until people scroll. */
function keepInPlace(find: () => Element | null): void {
  const place = () => find()?.getBoundingClientRect()
  const start = place()
  if (!start || start.top < 0 || start.bottom > innerHeight) return
  const ends = new AbortController()
  for (const name of ownScrolling)
    addEventListener(name, () => ends.abort(), { signal: ends.signal, passive: true, capture: true })
  const keep = (framesLeft: number) => {
    const now = place()
    if (ends.signal.aborted || !now || framesLeft === 0) return ends.abort()
    scrollBy({ top: now.top - start.top, behavior: 'instant' })
    requestAnimationFrame(() => keep(framesLeft - 1))
  }
  requestAnimationFrame(() => keep(maxFrames))
}
