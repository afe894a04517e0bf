import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useEvent } from '../hooks/use-event.ts'
import { HomeIcon, MinusIcon, PlusIcon } from '../marks/icons.tsx'
import { MapLand } from './map-land.tsx'
import { type Dot, houseOffset, MapNames, namesOf } from './map-names.tsx'
import { edgesOf, type Point, type Spot, spotOf } from './map-projection.ts'
import type { Tiles } from './map-tiles.tsx'
import { isClosest, moved, onScreen, type Size, stacked, type View, viewOf, zoomed } from './map-view.ts'
import classes from './place-map.module.css'

type Props = {
  /** What the map shows, for people who cannot see it; a list beside it says the same. */
  label: string
  /**
   * The first one gives a stack its place and its name. Keep the array identical while it is equal: a new one is fitted again.
   */
  dots: Dot[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** A house, with a circle at each distance around it. */
  home?: Point | undefined
  ringsKm?: number[]
  chosenKm?: number | undefined
  tiles?: Tiles | undefined
  /** A static picture: it shows the chosen circle whole, and lets the page scroll under a finger. */
  still?: boolean
}

/** Two dots closer than this would overlap. */
const nearPixels = 40
const step = 60
/** What the map's buttons cover, plus half a dot, in pixels. */
const buttons = { width: 84, height: 172 }
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** The element's size, now and whenever it changes. */
function useSize() {
  const ref = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const box = ref.current!
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

type Mover = { view: View; size: Size; show: (view: View) => void }

/** One finger or the mouse moves the map, two fingers zoom. A press that moved is not a click. */
function useDragging({ view, size, show }: Mover) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const hasMoved = useRef(false)
  const end = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      if (!fingers.current.size) hasMoved.current = false
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
      if (!hasMoved.current && Math.hypot(dx, dy) < 5) return
      hasMoved.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (!other) return show(moved(view, dx, dy))
      const box = event.currentTarget.getBoundingClientRect()
      const times =
        Math.hypot(event.clientX - other.x, event.clientY - other.y) /
        Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1)
      const middle = { x: (event.clientX + other.x) / 2 - box.left, y: (event.clientY + other.y) / 2 - box.top }
      show(moved(zoomed(view, times, middle, size), dx / 2, dy / 2))
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { stopPropagation: () => void }) => hasMoved.current && event.stopPropagation(),
  }
}

/** Places with their counts on our own map: no map company learns where our people look. Moved by pointer, keys and buttons. */
export function PlaceMap(props: Props) {
  const { label, dots, chosen, onChoose, home, ringsKm = [], chosenKm, tiles, still = false } = props
  const { ref, size } = useSize()
  const fitted = useMemo(() => {
    const around = home && still && chosenKm ? edgesOf(home, chosenKm) : []
    return viewOf(home ? [...dots, ...around, home] : dots, size, still ? undefined : buttons)
  }, [dots, home, size, still, chosenKm])
  const [last, setLast] = useState<{ of: View; view: View }>()
  // A manual position is dropped when the dots or the room for them change.
  const view = last?.of === fitted ? last.view : fitted
  const show = (next: View) => setLast({ of: fitted, view: next })
  const middle = { x: size.width / 2, y: size.height / 2 }
  const drag = useDragging({ view, size, show })
  const zoom = (times: number) => show(zoomed(view, times, middle, size))
  const onKey = useEvent((event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (by) show(moved(view, ...by))
    else if (event.key === '+' || event.key === '=') zoom(1.5)
    else if (event.key === '-') zoom(1 / 1.5)
    else return
    event.preventDefault()
  })
  // The wheel alone scrolls the page; with Ctrl, which a trackpad pinch sends too, it zooms.
  const onWheel = useEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const box = ref.current!.getBoundingClientRect()
    show(zoomed(view, Math.exp(-event.deltaY / 200), { x: event.clientX - box.left, y: event.clientY - box.top }, size))
  })
  useEffect(() => {
    const box = ref.current!
    if (still) return
    box.addEventListener('keydown', onKey)
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('wheel', onWheel)
    }
  }, [ref, onKey, onWheel, still])
  const stacks = useMemo(() => stacked(dots, view.scale, nearPixels), [dots, view.scale])
  const names = namesOf({ stacks, home, ringsKm, view, size })
  const open = (stack: Dot[]) => {
    const [first] = stack
    if (!first) return
    const next = viewOf(stack, size, buttons)
    const closer = { ...next, scale: Math.max(next.scale, view.scale * 2) }
    if (stack.length === 1) onChoose(first.id)
    else if (isClosest(view)) onChoose(stack[(stack.findIndex(({ id }) => id === chosen) + 1) % stack.length]?.id ?? first.id)
    else show(zoomed({ ...closer, scale: view.scale }, closer.scale / view.scale, middle, size))
  }
  return (
    <section
      ref={ref}
      className={`relative clipped outlined ${classes.map}`}
      aria-label={label}
      data-still={still || undefined}
      {...(!still && drag)}
    >
      {size.width > 0 && (
        <>
          <svg className={classes.sheet} width={size.width} height={size.height} aria-hidden="true">
            <MapLand {...{ tiles, view, size, home, ringsKm, chosenKm }} />
            <MapNames names={names} />
          </svg>
          {home && (
            <House at={onScreen(spotOf(home), view, size)} dots={stacks.map(([first]) => onScreen(spotOf(first!), view, size))} />
          )}
          {stacks.map(stack => (
            <StackButton
              key={stack[0]?.id}
              stack={stack}
              isChosen={stack.some(({ id }) => id === chosen)}
              at={onScreen(spotOf(stack[0]!), view, size)}
              size={size}
              onOpen={() => open(stack)}
              onHidden={() => show({ ...view, ...spotOf(stack[0]!) })}
            />
          ))}
        </>
      )}
      {!still && (
        <div className={`grid rounded outlined on-card ${classes.controls}`}>
          <IconButton aria-label="Inzoomen" title="Inzoomen" onClick={() => zoom(1.5)} disabled={isClosest(view)}>
            <PlusIcon size={20} />
          </IconButton>
          <IconButton aria-label="Uitzoomen" title="Uitzoomen" onClick={() => zoom(1 / 1.5)}>
            <MinusIcon size={20} />
          </IconButton>
          <button
            type="button"
            className={`tap rounded ink small pressable ${classes.all}`}
            onClick={() => setLast(undefined)}
            disabled={view === fitted}
          >
            Alles
          </button>
        </div>
      )}
      <p className={`on-card soft ${classes.source}`}>
        Kaart: {tiles && `${tiles.source}, `}MapSVG en GeoNames (CC BY 4.0), Natural Earth
      </p>
    </section>
  )
}

/** The house, on a pin that points at its location. */
function House({ at, dots }: { at: Spot; dots: Spot[] }) {
  const offset = houseOffset(dots, at)
  return (
    <span
      className={`grid centred circle on-card ink ${classes.home}`}
      style={{ left: at.x, top: at.y + offset }}
      data-below={offset > 0 || undefined}
      title="Thuis"
    >
      <HomeIcon size={20} />
    </span>
  )
}

type StackProps = {
  stack: Dot[]
  isChosen: boolean
  at: Spot
  size: Size
  onOpen: () => void
  onHidden: () => void
}

/** A dot with its number; several that are too close become one dot with their sum, which zooms in when pressed. */
function StackButton({ stack, isChosen, at, size, onOpen, onHidden }: StackProps) {
  const count = stack.reduce((sum, dot) => sum + dot.count, 0)
  const name = stack.map(dot => `${dot.name}, ${dot.place}: ${dot.count}`).join('; ')
  const isInView = at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height
  return (
    <button
      type="button"
      className={`grid centred circle ${classes.dot}`}
      style={{ left: at.x, top: at.y }}
      data-stack={stack.length > 1 || undefined}
      aria-pressed={isChosen}
      aria-label={stack.length > 1 ? `${count}: ${name}. Inzoomen` : name}
      title={name}
      onClick={onOpen}
      onFocus={() => !isInView && onHidden()}
    >
      <b>{count}</b>
    </button>
  )
}
